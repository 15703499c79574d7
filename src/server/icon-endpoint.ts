import type { MiddlewareHandler } from 'hono'
import { isIconName } from '#lib/icons/icon-name.ts'
import type { IconSet } from '#lib/icons/icon-set.ts'
import type { FileRecord, Store } from '#model/config/store.ts'
import { iconRequestLimit } from '#model/icons.ts'
import type { AppEnvironment } from './app-environment.ts'
import { matchesTag } from './send-file.ts'

/**
 * `/_icons/{set}.json?icons=a,b`: some icons of a set, in the format of Iconify's API. Requests for an unknown set go to the
 * next handler.
 */
export function iconEndpoint(store: Store): MiddlewareHandler<AppEnvironment> {
  const parsed = new Map<string, { hash: string; set: Promise<IconSet> }>()
  const read = async (record: FileRecord): Promise<IconSet> =>
    JSON.parse(new TextDecoder().decode(await store.read(record, undefined))) // written by the build
  return async ({ req, var: { release } }, next) => {
    const { pathname, searchParams } = new URL(req.url)
    const query = searchParams.get('icons')
    const record = await release.findFile(pathname)
    if (!record) return next()
    // Not the whole set: anybody could ask for all of it under any number of addresses.
    if (query === null) return toResponse(400, 'Name the icons to send: ?icons=a,b', 'no-store')

    const names = query.split(',')
    if (names.length > iconRequestLimit) return toResponse(400, `Request at most ${iconRequestLimit} icons`, 'no-store')
    if (!names.every(isIconName)) return toResponse(400, 'Names of icons have a-z, 0-9 and single hyphens', 'no-store')

    // A set is parsed again only after it has changed.
    const known = parsed.get(pathname)
    const set = known?.hash === record.hash ? known.set : read(record)
    parsed.set(pathname, { hash: record.hash, set })
    const found = pickIcons(await set, names)
    // Not cached if an icon is missing, because a later build may have it.
    const response = await toResponse(200, found, found.not_found ? 'public, no-cache' : 'public, max-age=86400')
    const isKnown = matchesTag(req.header('If-None-Match') ?? null, response.headers.get('ETag') ?? '')
    if (!isKnown) return response
    response.headers.delete('Content-Length')
    return new Response(null, { status: 304, headers: response.headers })
  }
}

/** The requested icons of a set, without duplicates; unknown names are listed in `not_found`. */
export function pickIcons(set: IconSet, names: readonly string[]): IconSet {
  // Only own keys, because "constructor" is a valid name of an icon.
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

async function toResponse(status: number, content: IconSet | string, cache: string): Promise<Response> {
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
