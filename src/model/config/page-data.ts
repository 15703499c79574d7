import type { Locale } from '../locale/locale.ts'
import type { PublicConfig } from './site-config.ts'

/** The id of the JSON block in a page's HTML. */
export const pageDataId = 'page-data'

/** The JSON block of a page: enough for the browser to take over without a second request. */
export interface PageData<Payload> {
  /** The build whose code and catalogues this page goes with. */
  build: string
  locale: Locale
  config: PublicConfig
  /** Null on the page that says "not found". */
  payload: Payload | null
}
