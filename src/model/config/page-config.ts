import type { Locale } from '../locale/locale.ts'
import type { PublicConfig } from './site-config.ts'

/** What every page knows besides its payload: the settings, and what the header and the footer say of the firm. */
export interface PageConfig extends PublicConfig {
  /** Absent where the content has no profile. */
  firm?: FirmFacts | undefined
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
