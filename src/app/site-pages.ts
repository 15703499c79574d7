import type { Pages } from '#data/pages.ts'
import type { ListIndex } from '#features/lists/payload.ts'
import type { Payload } from '#site/map/payloads.ts'

/** The pages of this site, by their payloads. */
export type SitePages = Pages<Payload, ListIndex>
