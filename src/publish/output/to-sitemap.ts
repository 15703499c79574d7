import { SitemapStream, streamToPromise } from 'sitemap'
import type { Payload } from '#site/payloads.ts'

/** `sitemap.xml`: each canonical page once per language of its text, with links to its other languages. */
export async function toSitemap(origin: string, payloads: readonly Payload[]): Promise<string> {
  const stream = new SitemapStream({
    hostname: origin,
    xmlns: { news: false, video: false, image: false, xhtml: true },
  })
  const listed = new Set<string>()
  for (const { head, textLocale, locale } of payloads) {
    // Skips pages with the text of another language, and those with the canonical URL of another page.
    if (textLocale !== locale || listed.has(head.canonical)) continue
    listed.add(head.canonical)
    stream.write({
      url: head.canonical,
      links: head.links.flatMap((link) => (link.rel === 'alternate' ? [{ lang: link.hrefLang, url: link.href }] : [])),
    })
  }
  stream.end()
  return (await streamToPromise(stream)).toString('utf8')
}
