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

/** The parts of a collection: a sitemap for each year of publication. */
function toEntryParts(context: SitemapContext, collection: RoutedName): readonly SitemapPart[] {
  const find = () => {
    const images = findImages(context, collection)
    const dated = toChanges(context, collection).map(({ entry, changedAt }) => ({
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
    const byYear = Map.groupBy(sorted, ({ publishedAt }) => publishedAt.slice(0, 'yyyy'.length))
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

/** Functions that find the sitemaps of the pages, of those that are made of entries, and of each collection, in the order of their index. */
export function toPartSources(site: RenderSite, context: SitemapContext): (() => readonly SitemapPart[])[] {
  return [
    () => toPageParts(site, context),
    () => toDerivedParts(site, context),
    ...site.routedNames.map((collection) => () => toEntryParts(context, collection)),
  ]
}

/** A sitemap, or several where one would be too long: `news-2026`, `news-2026-2`. */
export function splitPart(name: string, pages: readonly SitemapPage[], longest = longestPart): SitemapPart[] {
  return Array.from({ length: Math.ceil(pages.length / longest) }, (_none, index) => {
    const own = pages.slice(index * longest, (index + 1) * longest)
    const changes = own.flatMap(({ lastChange }) => lastChange ?? [])
    return { name: index === 0 ? name : `${name}-${index + 1}`, pages: own, lastChange: changes.toSorted().at(-1) }
  })
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
