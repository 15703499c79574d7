/** The directives of a Cache-Control header by name; a directive without a value has an empty one. */
export type Directives = ReadonlyMap<string, string>

function parseCacheControl(header: string | null): Directives {
  const parts = (header ?? '').split(',').map((part) => part.trim().toLowerCase())
  return new Map(
    parts.filter(Boolean).map((part): [string, string] => {
      const [name = '', value = ''] = part.split('=')
      return [name, value.replaceAll('"', '')]
    }),
  )
}

/** Statuses that a cache may keep whatever they say (RFC 9110, 15.1), but partial content, which it would have to join. */
const understood = [200, 203, 204, 300, 301, 308, 404, 405, 410, 414, 501]

/** True if a cache of many users may keep a response (RFC 9111, 3). */
export function mayStore(status: number, headers: Headers): boolean {
  const directives = parseCacheControl(headers.get('Cache-Control'))
  if (directives.has('no-store') || directives.has('private') || headers.get('Vary') === '*') return false
  const isExplicit = directives.has('public') || directives.has('max-age') || directives.has('s-maxage')
  return isExplicit ? status !== 206 : understood.includes(status) && headers.has('Last-Modified')
}

/** For how many seconds a stored response may be sent without asking; 0 where each use must be asked for. */
export function toLifetime(headers: Headers): number {
  const directives = parseCacheControl(headers.get('Cache-Control'))
  if (directives.has('no-cache')) return 0
  return Number(directives.get('s-maxage') ?? directives.get('max-age') ?? 0)
}
