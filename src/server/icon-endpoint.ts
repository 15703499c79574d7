import type { MiddlewareHandler } from 'hono'
import { isIconName } from '#lib/icons/icon-name.ts'
import type { IconSet } from '#lib/icons/icon-set.ts'
import { iconRequestLimit, iconsPath } from '#model/icons.ts'
import type { FileRecord, Store } from '#model/config/site-manifest.ts'
import { matchesTag } from './send-file.ts'

/**
 * `/_icons/{set}.json?icons=a,b`: those icons of a set, as Iconify's services answer. Without the query, and for a set
 * that is not there, the next handler answers: the whole set is a file like any other.
 */
export function iconEndpoint(store: Store): MiddlewareHandler {
  const sets = new Map(Object.entries(store.manifest.files).filter(([url]) => url.startsWith(iconsPath)))
  const parsed = new Map<FileRecord, Promise<IconSet>>()
  const read = async (record: FileRecord): Promise<IconSet> =>
    JSON.parse(new TextDecoder().decode(await store.read(record, undefined))) // written by the build
  return async ({ req }, next) => {
    const { pathname, searchParams } = new URL(req.url)
    const query = searchParams.get('icons')
    const record = sets.get(pathname)
    if (query === null || !record) return next()

    const names = query.split(',')
    if (names.length > iconRequestLimit) return toAnswer(400, `Ask for at most ${iconRequestLimit} icons`, 'no-store')
    if (!names.every(isIconName)) return toAnswer(400, 'The names of icons are a-z, 0-9 and single hyphens', 'no-store')

    const set = parsed.get(record) ?? read(record)
    parsed.set(record, set)
    const found = pickIcons(await set, names)
    // Who asks for an icon that only a later build has shall find it there.
    const answer = await toAnswer(200, found, found.not_found ? 'public, no-cache' : 'public, max-age=86400')
    const isKnown = matchesTag(req.header('If-None-Match') ?? null, answer.headers.get('ETag') ?? '')
    if (!isKnown) return answer
    answer.headers.delete('Content-Length')
    return new Response(null, { status: 304, headers: answer.headers })
  }
}

/** The icons of a set that a request names, each once; the names it has not are listed. */
export function pickIcons(set: IconSet, names: readonly string[]): IconSet {
  // By own keys alone: "constructor" is a name like any other.
  const known = new Map(Object.entries(set.icons))
  const icons: IconSet['icons'] = Object.create(null)
  const missing: string[] = []
  for (const name of new Set(names)) {
    const icon = known.get(name)
    if (icon) icons[name] = icon
    else missing.push(name)
  }
  return { ...set, icons, ...(missing.length > 0 && { not_found: missing }) }
}

async function toAnswer(status: number, content: IconSet | string, cache: string): Promise<Response> {
  const isText = typeof content === 'string'
  const body = new TextEncoder().encode(isText ? `${content}\n` : JSON.stringify(content))
  return new Response(body, {
    status,
    headers: {
      'Content-Type': isText ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8',
      'Content-Length': String(body.length),
      'Cache-Control': cache,
      ...(status === 200 && { ETag: `"${await toHash(body)}"` }),
    },
  })
}

async function toHash(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...hash.subarray(0, 12)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
