import { SitemapStream, streamToPromise } from 'sitemap'
import { locales, sourceLocale, type Locale } from '#model/locale/locale.ts'
import type { PagePlan } from '../pages/plan-pages.ts'
import { toCanonicalUrl } from '../payload/to-canonical-url.ts'

/** A page in a language, with the same page in all languages. */
interface SitemapEntry {
  url: string
  links: { lang: Locale | 'x-default'; url: string }[]
}

/** Each canonical page once per language of its text, with links to its other languages. */
export function toSitemapEntries(origin: string, pages: readonly PagePlan[]): SitemapEntry[] {
  const listed = new Set<string>()
  return locales.flatMap((locale) =>
    pages.flatMap(({ address, canonical, toTexts }): SitemapEntry[] => {
      const texts = toTexts()
      const urlIn = (language: Locale) => toCanonicalUrl(origin, { path: canonical, page: address.page }, language)
      const url = urlIn(locale)
      // Skips pages with the text of another language, and those with the canonical URL of another page.
      if (!texts[locale] || listed.has(url)) return []
      listed.add(url)
      const translated = locales.filter((language) => texts[language])
      const links = translated.map((language) => ({ lang: language, url: urlIn(language) }))
      return [{ url, links: [...links, { lang: 'x-default', url: urlIn(sourceLocale) }] }]
    }),
  )
}

/** `sitemap.xml` */
export async function toSitemap(origin: string, entries: readonly SitemapEntry[]): Promise<string> {
  const stream = new SitemapStream({
    hostname: origin,
    xmlns: { news: false, video: false, image: false, xhtml: true },
  })
  for (const entry of entries) stream.write(entry)
  stream.end()
  return (await streamToPromise(stream)).toString('utf8')
}
