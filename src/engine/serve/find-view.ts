import { rendererFile, viewSetupFile } from '#engine/model/config/internal-files.ts'
import type { FileRecord, SiteRelease, Store } from '#engine/model/config/store.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import type { KeptText, Renderer, View, Views } from '#engine/model/renderer.ts'
import { toSearchUrl } from '#engine/model/search/search-files.ts'
import { searchPagePath } from '#engine/model/search/search-url.ts'
import { toIndexUrl, toPayloadUrl } from '#engine/model/urls/address.ts'

/** The module of a release that makes pages. @param readCode reads its text */
export type ImportRenderer = (readCode: () => Promise<string>) => Promise<Pick<Renderer, 'openViews'>>

/** The place of a view: a page of a build in a language, and the query. */
export interface ViewPlace {
  build: string
  locale: Locale
  path: string
  search: string
}

export interface FoundView extends View {
  /** A hash of what it is made from: the setup names the build, and so the code. */
  tag: string
}

export type FindView = (release: SiteRelease, place: ViewPlace) => Promise<FoundView | undefined>

/**
 * Finds what queries show, with the code of the release that answers: results of searches, further pages of lists, and lists and
 * calendars with filters. Undefined where a query shows the page as it was published, or there is none.
 */
export function createViewFinder(store: Pick<Store, 'read'>, importRenderer: ImportRenderer): FindView {
  const openViews = createViewsOpener(store, importRenderer)
  return async (release, { build, locale, path, search }) => {
    const opened = await openViews(release)
    const payload = await release.findFile(toPayloadUrl(build, locale, { path, page: 1 }))
    if (!opened || !payload) return undefined
    const isSearched = path === searchPagePath
    const indexUrl = isSearched ? toSearchUrl(build, locale, 'index') : toIndexUrl(build, locale, path)
    const index = await release.findFile(indexUrl)
    const asked = isSearched ? await release.findFile(toSearchUrl(build, locale, 'asked')) : undefined
    const view = await opened.views.find({
      payload: toText(store, payload),
      // The search is read again where its answers have changed.
      readIndex: async () => index && { ...toText(store, index), hash: `${index.hash} ${asked?.hash ?? ''}` },
      readFile: async (url) => {
        const file = await release.findFile(url)
        if (!file) throw new Error(`The release has no ${url}`)
        return store.read(file, undefined)
      },
      search,
    })
    return (
      view && {
        ...view,
        tag: await toTag([opened.setup, payload.hash, index?.hash ?? '', asked?.hash ?? '', view.key]),
      }
    )
  }
}

/** Opens the views of a release: again only for one with other code or another setup. */
function createViewsOpener(store: Pick<Store, 'read'>, importRenderer: ImportRenderer) {
  let latest: { key: string; setup: string; views: Views } | undefined
  return async (release: SiteRelease): Promise<typeof latest> => {
    const [code, setup] = await Promise.all([release.findFile(rendererFile), release.findFile(viewSetupFile)])
    if (!setup) return undefined
    // A Worker has the module in its script.
    const key = `${code?.hash} ${setup.hash}`
    if (latest?.key === key) return latest
    const renderer = await importRenderer(async () => (code ? toText(store, code).read() : ''))
    if (!renderer.openViews) return undefined
    latest = { key, setup: setup.hash, views: renderer.openViews(await toText(store, setup).read()) }
    return latest
  }
}

function toText(store: Pick<Store, 'read'>, record: FileRecord): KeptText {
  return { hash: record.hash, read: async () => new TextDecoder().decode(await store.read(record, undefined)) }
}

/** As of the hashes of files. */
const tagBytes = 12

/** A hash of what a view is made from. */
async function toTag(parts: readonly string[]): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(parts)))
  const half = new Uint8Array(digest).subarray(0, tagBytes)
  return Array.from(half, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
