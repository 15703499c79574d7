import type { Selection } from '#engine/model/content/shown-page.ts'
import type { PeriodicCode } from '#features/disclosures/collections/codes.ts'
import type { MeetingCode } from '#features/meetings/codes.ts'
import type { Href } from '#lib/href.ts'
import type { PagePayloads } from './payloads.ts'

/** The newest entries of a list, above a link to the whole list. */
export interface HubGroup {
  list: Href
  selection: Selection
}

export type PageKind = PagePayloads['kind']

/** Further fields of some kinds of page. */
interface Details {
  /** Without the lists that the firm does not have. */
  home: { disclosures?: HubGroup; research?: HubGroup; news: readonly HubGroup[] }
  hub: { groups: readonly HubGroup[]; isForInvestors?: true; hasResearch?: true }
  list: { selection: Selection; grids?: readonly PeriodicCode[] }
  meetings: { of?: MeetingCode }
}

type DetailsOf<K extends PageKind> = K extends keyof Details ? Details[K] : unknown

/** The subject of a path, by kind of page. `canonical` is the path for search engines, if two paths show the same. */
export type PageSpecs = { [K in PageKind]: { kind: K; canonical?: Href } & DetailsOf<K> }
export type PageSpec = PageSpecs[PageKind]

declare module '#engine/model/site/register.ts' {
  interface Register {
    pageSpecs: PageSpecs
  }
}
