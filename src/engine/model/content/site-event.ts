import type { Content } from '../entries/content.ts'
import type { Locale } from '../locale/locale.ts'
import type { Translate } from '../locale/translate.ts'
import type { Registered } from '../site/register.ts'

/** The input of events: the content in one language. */
export interface EventContext {
  content: Content
  locale: Locale
  translate: Translate
}

/** Something that happens on a day or at a moment, as entries announce it. */
export type SiteEvent = Registered<
  'event',
  {
    /** Its name in addresses, one in the site. */
    id: string
    /** A day, `2026-12-04`, or a moment with its offset. */
    at: string
  }
>
