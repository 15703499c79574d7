import type { Locale } from '#engine/model/locale/locale.ts'
import type { DeskContact, PageLink } from '#engine/model/payload.ts'
import type { DealKind, DealRole } from './vocabulary.ts'

/** A deal as pages list it. */
export interface ListedDeal {
  slug: string
  title: string
  /** The language of the title, if it is not the page's. */
  lang: Locale | undefined
  kind: DealKind
  role: DealRole
  value: string | undefined
  mandatedOn: string
  completedOn: string | undefined
  release: PageLink | null
}

/** Deals, and the desks that answer questions on them besides the desk of the page. */
export interface DealList {
  deals: ListedDeal[]
  desks: DeskContact[]
  /** True if some of them are samples. */
  sample: boolean
}
