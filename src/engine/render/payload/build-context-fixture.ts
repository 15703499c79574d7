import type { Content } from '#engine/model/entries/content.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import { site } from '#site/site.ts'
import { readCatalogues } from '../code/catalogues.ts'
import type { BuildContext } from './build-context.ts'

const { translations } = await readCatalogues()

/** The context in which tests make files and payloads, with the texts of the catalogues. */
export function toBuildContext(content: Content, locale: Locale): BuildContext {
  return { site, content, locale, origin: 'https://shs.test', translate: translations[locale] }
}
