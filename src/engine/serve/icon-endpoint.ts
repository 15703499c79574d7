import type { FileRecord, Store } from '#engine/model/config/store.ts'
import { parseStored } from '#engine/model/config/stored-json.ts'
import { iconSetSchema } from '#engine/model/icon-set-schema.ts'
import { iconRequestLimit } from '#engine/model/icons.ts'
import { isIconName } from '#lib/icons/icon-name.ts'
import type { IconSet } from '#lib/icons/icon-set.ts'
import { toText, type Answer } from './answer.ts'
import { matchesTag } from './send-file.ts'
import type { SiteRequest } from './site-request.ts'

/**
 * `/_icons/{set}.json?icons=a,b`: some icons of a set, in the format of Iconify's API. Undefined for an unknown set.
 */
export function createIconEndpoint(store: Store): (request: SiteRequest) => Promise<Answer | undefined> {
  const readSet = createSetReader(store)
  return async ({ url: { pathname, searchParams }, headers, release }) => {
    const query = searchParams.get('icons')
    const record = await release.findFile(pathname)
    if (!record) return undefined
    // Not the whole set: anybody could ask for all of it under any number of addresses.
    if (query === null) return toText(400, 'Name the icons to send: ?icons=a,b')

    const names = query.split(',')
    if (names.length > iconRequestLimit) return toText(400, `Request at most ${iconRequestLimit} icons`)
    if (!names.every(isIconName)) return toText(400, 'Names of icons have a-z, 0-9 and single hyphens')

    const found = pickIcons(await readSet(record, pathname), names)
    const body = new TextEncoder().encode(JSON.stringify(found))
    const etag = `"${await toHash(body)}"`
    const common = {
      'Content-Type': 'application/json; charset=utf-8',
      // Not cached if an icon is missing, because a later build may have it.
      'Cache-Control': found.not_found ? 'public, no-cache' : 'public, max-age=86400',
      ETag: etag,
    }
    if (matchesTag(headers.get('If-None-Match'), etag)) return { status: 304, headers: common, body: null }
    return { status: 200, headers: { ...common, 'Content-Length': String(body.length) }, body }
  }
}

/** Sets by their path. One is parsed again only after it has changed. */
function createSetReader(store: Store) {
  const parsed = new Map<string, { hash: string; set: Promise<IconSet> }>()
  const parse = async (record: FileRecord, pathname: string): Promise<IconSet> => {
    const set = parseStored(iconSetSchema, await store.read(record, undefined))
    if (!set) throw new Error(`${pathname} is no icon set as this version writes it; build again: npm run build`)
    return set
  }
  return (record: FileRecord, pathname: string): Promise<IconSet> => {
    const known = parsed.get(pathname)
    if (known?.hash === record.hash) return known.set
    const set = parse(record, pathname)
    parsed.set(pathname, { hash: record.hash, set })
    return set
  }
}

/** The requested icons of a set, without duplicates; unknown names are listed in `not_found`. */
function pickIcons(set: IconSet, names: readonly string[]): IconSet {
  const icons: IconSet['icons'] = Object.create(null)
  const missing: string[] = []
  for (const name of new Set(names)) {
    // Only own keys, because "constructor" is a valid name of an icon.
    const icon = Object.hasOwn(set.icons, name) ? set.icons[name] : undefined
    if (icon) icons[name] = icon
    else missing.push(name)
  }
  return { ...set, icons, ...(missing.length > 0 && { not_found: missing }) }
}

async function toHash(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...hash.subarray(0, 12)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
