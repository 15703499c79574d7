import type { Locale } from '#engine/model/locale/locale.ts'
import type { FeedFormat } from '#engine/model/urls/feed-urls.ts'

// What a feed says, independent of its format. URLs are absolute, moments are instants.

/** A feed in one language. */
export interface Feed {
  id: string
  locale: Locale
  title: string
  subtitle: string
  /** The page with the same entries. */
  url: string
  /** Its own URL in each format. */
  urls: Readonly<Record<FeedFormat, string>>
  icon: string
  updated: Date
  /** The latest changed first. */
  entries: readonly FeedEntry[]
}

export interface FeedEntry {
  id: string
  /** The page of the entry, in the language of the feed. */
  url: string
  title: string
  /** The language of title and summary. */
  textLocale: Locale
  /** The event of the entry, if any, and its whole summary, as HTML. */
  html: string
  published: Date
  updated: Date
  /** When it was imported, if nothing is new in it since: its subscribers know it. */
  importedAt?: Date
  authors: readonly string[]
  documents: readonly FeedDocument[]
}

/** A document to download. */
export interface FeedDocument {
  url: string
  title: string
  type: string
  bytes: number
}
