import type { Entry } from '#engine/model/entries/content.ts'
import { toEntryAddress } from '#engine/model/entries/entry-address.ts'
import { toPictureUrl } from '#engine/model/images/picture.ts'
import { locales } from '#engine/model/locale/locale.ts'
import type { RoutedName } from '#engine/model/site/collection-name.ts'
import { listDerivedPages, planContentPages } from '#engine/render/pages/plan-pages.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { toChanges } from '#engine/render/payload/to-changes.ts'
import type { RenderSite } from '#engine/render/site/render-site.ts'
import { ascending, descending } from '#lib/order.ts'
import type { SitemapPage, SitemapPart } from './sitemap-part.ts'

type SitemapContext = Pick<PayloadContext, 'site' | 'content' | 'derive' | 'remember' | 'indexOf'>

/**
 * The most pages of a sitemap: in two languages 20,000 of the 50,000 URLs that one may have, and about 15 of 50 MB. Each URL is
 * listed with those of the other languages.
 */
const longestPart = 10_000

/** The sitemaps of some pages. Which there are is known without what is in them, because few of them are made at a publish. */
export interface SitemapSource {
  listNames: () => readonly string[]
  findParts: () => readonly SitemapPart[]
}

/** The names of the parts of a collection, in their order. */
function listEntryNames({ content, derive }: SitemapContext, collection: RoutedName): readonly string[] {
  const list = () => {
    const entries: readonly Entry<RoutedName>[] = content.entries[collection]
    const counts = new Map<string, number>()
    for (const { facts } of entries.filter(({ isListed }) => isListed)) {
      const year = toYear(facts.publishedAt)
      counts.set(year, (counts.get(year) ?? 0) + 1)
    }
    return [...counts]
      .toSorted(([a], [b]) => descending(a, b))
      .flatMap(([year, count]) => listPartNames(`${collection}-${year}`, count, longestPart))
  }
  return derive(`names of sitemaps of ${collection}`, list, JSON.stringify)
}

const toYear = (publishedAt: string) => publishedAt.slice(0, 'yyyy'.length)

/**
 * The parts of a collection: a sitemap for each year of publication. What no list shows any more, such as a closed job or a withdrawn
 * notice, is left out: no link leads to it. Its state is in the feed of its list.
 */
function toEntryParts(context: SitemapContext, collection: RoutedName): readonly SitemapPart[] {
  const find = () => {
    const images = findImages(context, collection)
    const shown = toChanges(context, collection).filter(({ entry }) => entry.isListed)
    const dated = shown.map(({ entry, changedAt }) => ({
      publishedAt: entry.facts.publishedAt,
      page: {
        path: toEntryAddress(entry).href,
        number: 1,
        locales: locales.filter((locale) => entry.texts[locale]),
        lastChange: changedAt,
        images: images.get(entry.slug) ?? [],
      },
    }))
    // Oldest first: a new entry then changes the last part of a year alone.
    const sorted = dated.toSorted(
      (a, b) => ascending(a.publishedAt, b.publishedAt) || ascending(a.page.path, b.page.path),
    )
    const byYear = Map.groupBy(sorted, ({ publishedAt }) => toYear(publishedAt))
    return [...byYear]
      .toSorted(([a], [b]) => descending(a, b))
      .flatMap(([year, ofYear]) =>
        splitPart(
          `${collection}-${year}`,
          ofYear.map(({ page }) => page),
        ),
      )
  }
  return context.derive(`sitemaps of ${collection}`, find, JSON.stringify)
}

/**
 * All pages besides those of entries. They have no moment of change: content keeps no date of their texts, and a list changes with
 * each of its entries.
 */
function toPageParts(site: RenderSite, context: SitemapContext): readonly SitemapPart[] {
  const find = () => {
    const images = findImages(context, 'pages')
    const pages = planContentPages(site, context).flatMap(({ address, canonical, toTexts }): SitemapPage[] => {
      const { path, page: number } = address
      // Pages with the content of another one, which has the canonical URL.
      if (canonical !== path) return []
      const texts = toTexts()
      return [
        {
          path,
          number,
          locales: locales.filter((locale) => texts[locale]),
          lastChange: undefined,
          images: number === 1 ? (images.get(path.slice(1)) ?? []) : [],
        },
      ]
    })
    return splitPart('pages', pages)
  }
  return context.derive('sitemaps of pages', find, JSON.stringify)
}

/** The pages that are made of entries. They change with what they show. */
function toDerivedParts(site: RenderSite, context: SitemapContext): readonly SitemapPart[] {
  const pages = listDerivedPages(site, context).map(({ path, changedAt }): SitemapPage => ({
    path,
    number: 1,
    locales,
    lastChange: changedAt,
    images: [],
  }))
  return splitPart('derived', pages)
}

/** The sources of sitemaps: the pages, those that are made of entries, and each collection, in the order of their index. */
export function toPartSources(site: RenderSite, context: SitemapContext): SitemapSource[] {
  const ofPages = [() => toPageParts(site, context), () => toDerivedParts(site, context)]
  return [
    ...ofPages.map((findParts) => ({ findParts, listNames: () => findParts().map(({ name }) => name) })),
    ...site.routedNames.map((collection) => ({
      listNames: () => listEntryNames(context, collection),
      findParts: () => toEntryParts(context, collection),
    })),
  ]
}

/** A sitemap, or several where one would be too long: `news-2026`, `news-2026-2`. */
export function splitPart(name: string, pages: readonly SitemapPage[], longest = longestPart): SitemapPart[] {
  return listPartNames(name, pages.length, longest).map((ownName, index) => {
    const own = pages.slice(index * longest, (index + 1) * longest)
    const changes = own.flatMap(({ lastChange }) => lastChange ?? [])
    return { name: ownName, pages: own, lastChange: changes.toSorted().at(-1) }
  })
}

function listPartNames(name: string, count: number, longest: number): string[] {
  return Array.from({ length: Math.ceil(count / longest) }, (_none, index) =>
    index === 0 ? name : `${name}-${index + 1}`,
  )
}

/** The URLs of the images of the entries of a collection, or of the pages, by the rest of their folder's path. */
function findImages({ content }: SitemapContext, folder: RoutedName | 'pages'): ReadonlyMap<string, readonly string[]> {
  const prefix = `${folder}/`
  const urls = new Map<string, string[]>()
  for (const asset of content.images) {
    if (!asset.path.startsWith(prefix)) continue
    const name = asset.path.slice(prefix.length, asset.path.lastIndexOf('/'))
    urls.set(name, [...(urls.get(name) ?? []), toPictureUrl(asset, 'lead')])
  }
  return urls
}
