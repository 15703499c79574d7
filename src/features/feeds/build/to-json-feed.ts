import { siteName } from '#engine/model/site-name.ts'
import type { Feed, FeedEntry } from './feed.ts'

/** A feed in the format JSON Feed 1.1. */
export function toJsonFeed({ locale, title, subtitle, url, urls, icon, entries }: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description: subtitle,
    language: locale,
    home_page_url: url,
    feed_url: urls.json,
    icon,
    authors: [{ name: siteName }],
    items: entries.map(toItem),
  })
}

function toItem(entry: FeedEntry) {
  const { id, url, title, textLocale, html, published, updated, importedAt, authors, documents } = entry
  return {
    id,
    url,
    title,
    content_html: html,
    language: textLocale,
    date_published: published,
    date_modified: updated,
    // An extension, whose name begins with “_”: what reads this feed for alerts tells nobody.
    ...(importedAt && { _imported: { at: importedAt } }),
    ...(authors.length > 0 && { authors: authors.map((name) => ({ name })) }),
    ...(documents.length > 0 && {
      attachments: documents.map((one) => ({
        url: one.url,
        mime_type: one.type,
        title: one.title,
        size_in_bytes: one.bytes,
      })),
    }),
  }
}
