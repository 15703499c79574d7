import type { Href } from '#lib/href.ts'
import type { Locale } from '../locale/locale.ts'
import type { PublicConfig } from './site-config.ts'

/** Facts that every page has besides its payload: the settings, and what the header and the footer show of the content. */
export interface PageConfig extends PublicConfig, FrameFacts {}

export interface FrameFacts {
  /** Absent where the content has no profile. */
  firm?: FirmFacts
  /** The pages that the menus of the code lack, in the order in which menus show them. */
  added?: readonly AddedPage[]
}

/** The title of a page in each language, with its own language where it is not translated. */
export type Titles = Readonly<Record<Locale, { text: string; lang?: Locale }>>

/** A page that has no item in the code: editors have added it. */
export interface AddedPage {
  href: Href
  titles: Titles
}

/**
 * The facts of the firm in the header and the footer, from its profile. In every language, because a visitor who switches loads
 * no other document.
 */
export interface FirmFacts {
  sample: boolean
  phone: string
  /** The line that locks an account, day and night; absent where the profile has no such desk. */
  lockPhone?: string
  email: string
  licence: { number: string; date: string }
  texts: Record<Locale, FirmTexts>
}

interface FirmTexts {
  name: string
  address: string
  /** Who issued the licence. */
  issuer: string
}
