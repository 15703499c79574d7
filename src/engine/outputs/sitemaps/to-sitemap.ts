import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap'
import { pickText } from '#engine/model/entries/translated.ts'
import { locales, sourceLocale, type Locale } from '#engine/model/locale/locale.ts'
import { siteName } from '#engine/model/site-name.ts'
import { toCanonicalUrl } from '#engine/model/urls/to-canonical-url.ts'
import type { RecentNews, SitemapPage, SitemapPart } from './sitemap-part.ts'
import { toSitemapUrl } from './sitemap-url.ts'

/** A sitemap: each page once per language of its text, with links to its other languages. */
export function toSitemap(origin: string, pages: readonly SitemapPage[]): Promise<string> {
  const hasImages = pages.some(({ images }) => images.length > 0)
  const stream = new SitemapStream({ xmlns: { news: false, video: false, image: hasImages, xhtml: true } })
  for (const { path, number, locales: translated, lastChange, images } of pages) {
    const urlIn = (locale: Locale) => toCanonicalUrl(origin, { path, page: number }, locale)
    const links = [
      ...translated.map((lang) => ({ lang, url: urlIn(lang) })),
      { lang: 'x-default', url: urlIn(sourceLocale) },
    ]
    const img = images.map((image) => ({ url: origin + image }))
    for (const locale of translated) {
      stream.write({ url: urlIn(locale), links, img, ...(lastChange !== undefined && { lastmod: lastChange }) })
    }
  }
  return toText(stream)
}

/** The sitemap of the latest news, in the form that Google News reads. */
export function toNewsSitemap(origin: string, news: RecentNews): Promise<string> {
  const stream = new SitemapStream({ xmlns: { news: true, video: false, image: false, xhtml: false } })
  for (const { path, texts, publishedAt } of news) {
    for (const locale of locales.filter((one) => texts[one])) {
      stream.write({
        url: toCanonicalUrl(origin, { path, page: 1 }, locale),
        news: {
          publication: { name: siteName, language: locale },
          publication_date: new Date(publishedAt).toISOString(),
          title: pickText(texts, locale).title,
        },
      })
    }
  }
  return toText(stream)
}

/** The index of all sitemaps. */
export function toSitemapIndex(origin: string, parts: readonly Pick<SitemapPart, 'name' | 'lastChange'>[]) {
  const stream = new SitemapIndexStream()
  for (const { name, lastChange } of parts) {
    stream.write({ url: origin + toSitemapUrl(name), ...(lastChange !== undefined && { lastmod: lastChange }) })
  }
  return toText(stream)
}

async function toText(stream: SitemapStream | SitemapIndexStream): Promise<string> {
  stream.end()
  return (await streamToPromise(stream)).toString('utf8')
}
