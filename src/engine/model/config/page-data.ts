import type { Locale } from '../locale/locale.ts'
import type { PageConfig } from './page-config.ts'

/** The id of the JSON block in a page's HTML. */
export const pageDataId = 'page-data'

/** The JSON block of a page: all that hydration needs, so that it makes no further request for data. */
export interface PageData<Payload> {
  /** The build whose code and message catalogues fit this page. */
  build: string
  locale: Locale
  config: PageConfig
  /** True if it is the page for addresses that were taken down. */
  isGone?: true
  /** Null on the not-found page, and where something was taken down. */
  payload: Payload | null
}
