/** Where a post of the old site is here. */
export interface NewPlace {
  href: string
}

/** Addresses of the old site, and where they lead here. */
export interface OldAddresses {
  add: (address: string, place: NewPlace) => void
  /** Where an address of the old site leads: undefined if none of its posts has it. */
  find: (address: string) => NewPlace | undefined
  /** An address below the root of the old site, from its root; undefined for one of another site, and for what is no address. */
  toLocal: (address: string) => string | undefined
}

/** The keys of a query that name a post; all others say how somebody came there. */
const naming = ['p', 'page_id', 'attachment_id', 'cat', 'id']

/** @param home the root of the old site, where it is known */
export function createOldAddresses(home: string | undefined): OldAddresses {
  const root = toUrl(home ?? 'http://old.invalid/')
  const host = bare(root?.host ?? '')
  const places = new Map<string, NewPlace>()
  const toLocal = (address: string) => {
    const url = toUrl(address, root?.href)
    if (!url || !/^https?:$/.test(url.protocol) || bare(url.host) !== host) return undefined
    const named = naming.flatMap((name) =>
      url.searchParams.has(name) ? [`${name}=${url.searchParams.get(name)}`] : [],
    )
    const path = decode(url.pathname).replace(/(?<=.)\/+$/, '')
    return named.length > 0 ? `${path}?${named.join('&')}` : path
  }
  return {
    toLocal,
    add: (address, place) => {
      const local = toLocal(address)
      if (local !== undefined && local !== '/' && !places.has(local)) places.set(local, place)
    },
    find: (address) => {
      const local = toLocal(address)
      return local === undefined ? undefined : places.get(local)
    },
  }
}

function toUrl(address: string, base?: string): URL | undefined {
  return URL.parse(address.trim(), base) ?? undefined
}

const bare = (host: string) => host.replace(/^www\./, '')

/** A path with its letters, composed: Vietnamese names are written in three ways in addresses. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path).normalize('NFC')
  } catch {
    return path
  }
}
