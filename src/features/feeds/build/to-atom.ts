import { generateAtomFeed } from 'feedsmith'
import { siteName } from '#engine/model/site-name.ts'
import { feedFormats } from '#engine/model/urls/feed-urls.ts'
import type { Feed, FeedEntry } from './feed.ts'

/** A feed in the Atom format, RFC 4287. */
export function toAtom(feed: Feed): string {
  const { id, locale, title, subtitle, url, urls, icon, updated, entries } = feed
  return generateAtomFeed({
    id,
    xml: { lang: locale },
    title: toText(title),
    subtitle: toText(subtitle),
    updated,
    icon,
    // Entries without authors have the author of the feed.
    authors: [{ name: siteName }],
    links: [
      { rel: 'self', type: feedFormats.atom.type, href: urls.atom },
      { rel: 'alternate', type: 'text/html', hreflang: locale, href: url },
    ],
    entries: entries.map((entry) => toAtomEntry(entry, feed)),
  })
}

function toAtomEntry(entry: FeedEntry, { locale }: Feed) {
  const { id, url, title, textLocale, html, published, updated, authors, documents } = entry
  return {
    id,
    title: { ...toText(title), ...(textLocale !== locale && { xml: { lang: textLocale } }) },
    summary: { ...toText(html), type: 'html' },
    published,
    updated,
    ...(authors.length > 0 && { authors: authors.map((name) => ({ name: toXmlText(name) })) }),
    links: [
      { rel: 'alternate', type: 'text/html', href: url },
      ...documents.map((one) => ({
        rel: 'enclosure',
        type: one.type,
        length: one.bytes,
        title: toXmlText(one.title),
        href: one.url,
      })),
    ],
  }
}

function toText(value: string): { value: string; type: string } {
  return { value: toXmlText(value), type: 'text' }
}

const notInXml = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

/** Without the characters that XML 1.0 cannot contain, not even escaped: the library leaves them as they are. */
function toXmlText(text: string): string {
  return text.replace(notInXml, '')
}
