import type { Locale } from '../locale/locale.ts'
import type { Menus } from '../menus/nav-item.ts'
import type { PublicConfig } from './site-config.ts'

/** Facts that every page has besides its payload: the settings, and what the header and the footer show of the content. */
export interface PageConfig extends PublicConfig, FrameFacts {}

export interface FrameFacts {
  /** Absent where the content has no profile. */
  firm?: FirmFacts
  /** Absent where there are none. */
  menus?: FrameMenus
}

/** The facts of its content that a site gives the frame. */
export interface SiteFrame extends Pick<FrameFacts, 'firm'> {
  menus?: Menus
}

/** The menus of all pages: a file of the release, so that no document has them twice. */
export interface FrameMenus {
  /** It changes with the content. */
  url: string
  /** Given where pages are made; the browser loads it after the page. */
  content?: Menus
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
