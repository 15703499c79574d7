import type { Heading } from '#model/entries/entry.ts'
import type { PageLink, SectionPage } from '#model/payload.ts'
import type { FeedFormat } from '#model/urls/feed-urls.ts'

/** The page about all ways to follow the site. */
export interface FollowPayload extends SectionPage {
  kind: 'follow'
  headings: Heading[]
  /** The feed of the whole site. */
  all: FeedAddress
  groups: FeedGroup[]
}

/** Feeds of one part of the site. */
export interface FeedGroup {
  /** The page of that part; null for the group of all that are in no other. */
  section: PageLink | null
  feeds: (FeedAddress & { list: PageLink })[]
}

export interface FeedAddress {
  title: string
  /** As paths: the site may have several hosts. */
  urls: Record<FeedFormat, string>
}
