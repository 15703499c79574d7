import { SitemapStream, streamToPromise } from 'sitemap'
import type { Payload } from '#site/payloads.ts'

/** `sitemap.xml`: each canonical page once per language it is written in, with its other languages beside it. */
export async function toSitemap(origin: string, payloads: readonly Payload[]): Promise<string> {
  const stream = new SitemapStream({
    hostname: origin,
    xmlns: { news: false, video: false, image: false, xhtml: true },
  })
  const listed = new Set<string>()
  for (const { head, textLocale, locale } of payloads) {
    // A page shown in another language's text, or under another's address, is that one's entry.
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
