import type { I18n } from '@lingui/core'
import type { SitePages } from './site-pages.ts'
import type { Clock } from '#lib/clock.ts'
import type { Locale } from '#model/locale.ts'
import type { PublicConfig } from '#model/site-config.ts'
import type { Toasts } from '#shell/messages/toasts.ts'

/** What every route has at hand. One per render, and one in the browser. */
export interface RouterContext {
  /** The build whose program this is. */
  build: string
  locale: Locale
  i18n: I18n
  pages: SitePages
  config: PublicConfig
  toasts: Toasts
  clock: Clock
}
