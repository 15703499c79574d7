import type { Content } from '#features/content.ts'
import type { Locale } from '#model/locale/locale.ts'
import type { Translate } from '#model/locale/translate.ts'

/** The input of everything that a build makes from content in one language. */
export interface BuildContext {
  content: Content
  locale: Locale
  /** Scheme and host of the site, for absolute URLs. */
  origin: string
  /** Writes a text of the build in this language. */
  translate: Translate
}
