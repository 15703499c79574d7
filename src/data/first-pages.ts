import type { Address } from '#model/urls/address.ts'
import type { Locale } from '#model/locale.ts'
import type { PageCache } from './page-cache.ts'
import type { Pages } from './pages.ts'
import type { AnyIndex, AnyPayload } from './payload-source.ts'

interface FirstPages<Payload, Index> extends Pages<Payload, Index> {
  /** Says what came with the document, for the first who asks for the page at its path. */
  begin: (path: string, payload: Payload | null) => void
}

/**
 * The pages of a visit that begins with a document. Its own page is at hand; cache and requests are code that is loaded
 * with the second page.
 */
export function createFirstPages<Payload extends AnyPayload, Index extends AnyIndex>(
  build: string,
  locale: Locale,
): FirstPages<Payload, Index> {
  let given: { path: string; payload: Payload | null } | undefined
  let cache: Promise<PageCache<Payload, Index>> | undefined
  const seeds: [Address, Payload | null][] = []

  const load = async (): Promise<PageCache<Payload, Index>> => {
    const [{ createPageCache }, { createHttpSource }] = await Promise.all([
      import('./page-cache.ts'),
      import('./http-source.ts'),
    ])
    const created = createPageCache(createHttpSource<Payload, Index>(build, locale))
    for (const seed of seeds) created.seed(...seed)
    return created
  }
  const toCache = () =>
    (cache ??= load().catch((error: unknown) => {
      // What did not come is asked for again with the next page.
      cache = undefined
      throw error
    }))

  return {
    begin: (path, payload) => {
      given = { path, payload }
    },
    load: async (address) => {
      if (address.path !== given?.path) return (await toCache()).load(address)
      const { payload } = given
      given = undefined
      // Under its own address, and under the one asked for: `?trang=99` may have been answered with page 3. A filtered
      // list asks for page 1, whichever page its document is: that is not it.
      const own = payload?.address ?? address
      seeds.push([own, payload])
      if (address.page > own.page) seeds.push([address, payload])
      return payload
    },
    loadIndex: async (path) => (path === given?.path ? undefined : (await toCache()).loadIndex(path)),
  }
}
