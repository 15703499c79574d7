import type { Locale } from '#engine/model/locale/locale.ts'
import type { Address } from '#engine/model/urls/address.ts'
import type { PageCache } from './page-cache.ts'
import type { Pages } from './pages.ts'
import type { AnyIndex, AnyPayload } from './payload-source.ts'

interface FirstPages<Payload, Index> extends Pages<Payload, Index> {
  /**
   * Provides the payload that came with the document: the result of the first `load` of its path. Null where it says that there is
   * no page, or that the page was taken down.
   */
  setFirst: (path: string, payload: Payload | null, isGone?: boolean) => void
}

/**
 * The pages of a visit. The payload of the first page comes with the document; the code of cache and requests is loaded with
 * the second page.
 */
export function createFirstPages<Payload extends AnyPayload, Index extends AnyIndex>(
  build: string,
  locale: Locale,
): FirstPages<Payload, Index> {
  let first: { path: string; payload: Payload | null } | undefined
  /** The paths of pages that were taken down. */
  const gone = new Set<string>()
  let cache: Promise<PageCache<Payload, Index>> | undefined
  let ready: PageCache<Payload, Index> | undefined
  const seeds: [Address, Payload | null][] = []

  const load = async (): Promise<PageCache<Payload, Index>> => {
    const [{ createPageCache }, { createHttpSource }] = await Promise.all([
      import('./page-cache.ts'),
      import('./http-source.ts'),
    ])
    return createPageCache(createHttpSource<Payload, Index>(build, locale, gone))
  }
  const toCache = async () => {
    const loaded = await (cache ??= load().catch((error: unknown) => {
      // The next page tries again.
      cache = undefined
      throw error
    }))
    for (const seed of seeds.splice(0)) loaded.seed(...seed)
    ready = loaded
    return loaded
  }

  return {
    setFirst: (path, payload, isGone) => {
      first = { path, payload }
      if (isGone) gone.add(path)
    },
    // A failure is that of the next page, which tries again.
    prepare: () => void toCache().catch(() => undefined),
    load: async (address) => {
      // At once where it can be: what follows a click keeps the thread busy before anything that is waited for goes on.
      if (address.path !== first?.path) return (ready && seeds.length === 0 ? ready : await toCache()).load(address)
      const { payload } = first
      first = undefined
      // Cached under its own address, and under the requested one: for `?trang=99` it may be page 3. Not under a lower
      // page: a filtered list requests page 1, whichever page its document is.
      const own = payload?.address ?? address
      seeds.push([own, payload])
      if (address.page > own.page) seeds.push([address, payload])
      return payload
    },
    isGone: (path) => gone.has(path),
    loadIndex: async (path) => (path === first?.path ? undefined : (await toCache()).loadIndex(path)),
  }
}
