import type { ContentSite } from '#engine/model/content/content-site.ts'
import type { Content } from '#engine/model/entries/content.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import type { Translate } from '#engine/model/locale/translate.ts'

/** The input of everything that a build generates from content in one language. */
export interface BuildContext {
  site: ContentSite
  content: Content
  locale: Locale
  /** Scheme and host of the site, for absolute URLs. */
  origin: string
  /** Translates a text of the build to this language. */
  translate: Translate
}
