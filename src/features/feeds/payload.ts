import type { Heading } from '#engine/model/entries/entry.ts'
import type { PageLink, SectionPage } from '#engine/model/payload.ts'
import type { FeedFormat } from '#engine/model/urls/feed-urls.ts'
import type { AlertForm } from '#features/alerts/payload.ts'

/** The page about all ways to follow the site. */
export interface FollowPayload extends SectionPage {
  kind: 'follow'
  headings: Heading[]
  /** The form for alerts of all topics; undefined where the site sends none. */
  alerts: AlertForm | undefined
  /** The feed of the whole site. */
  all: FeedAddress
  groups: FeedGroup[]
}

/** Feeds of one part of the site. */
export interface FeedGroup {
  /** The page of that part; null for the group of all that are in no other. */
  section: PageLink | null
  feeds: ListedFeed[]
}

/** The feed of a list. */
export interface ListedFeed extends FeedAddress {
  list: PageLink
  /** 0 for the feed of the whole part, 1 for that of a list, 2 for that of a part of a list. */
  depth: number
}

export interface FeedAddress {
  title: string
  /** As paths: the site may have several hosts. */
  urls: Record<FeedFormat, string>
}
