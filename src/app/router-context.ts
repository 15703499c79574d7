import type { I18n } from '@lingui/core'
import type { PageConfig } from '#engine/model/config/page-config.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import type { Clock } from '#lib/clock.ts'
import type { Toasts } from '#shell/messages/toasts.ts'
import type { SearchAccess } from './search-access.ts'
import type { SitePages } from './site-pages.ts'

/** The context of all routes: one for each prerendered page, and one in the browser. */
export interface RouterContext {
  /** The id of the build that this program belongs to. */
  build: string
  locale: Locale
  i18n: I18n
  pages: SitePages
  search: SearchAccess
  config: PageConfig
  toasts: Toasts
  clock: Clock
}
