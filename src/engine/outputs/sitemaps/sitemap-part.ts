import type { Texts } from '#engine/model/entries/entry.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import type { Href } from '#lib/href.ts'

/** A page of the site as sitemaps list it. */
export interface SitemapPage {
  path: Href
  /** The number of a page of a list, from 1. */
  number: number
  /** The languages of its text. */
  locales: readonly Locale[]
  /** When it last changed, as an instant; undefined where content does not say. */
  lastChange: string | undefined
  /** The URLs of its images, as paths. */
  images: readonly string[]
}

/** A sitemap. */
export interface SitemapPart {
  /** The collection and the year: `news-2026`; `pages` for all pages besides those of entries, `derived` for those that are made of entries. */
  name: string
  pages: readonly SitemapPage[]
  /** The latest change of its pages. */
  lastChange: string | undefined
}

/** The entries of a news sitemap. */
export type RecentNews = readonly { path: Href; texts: Texts; publishedAt: string }[]
