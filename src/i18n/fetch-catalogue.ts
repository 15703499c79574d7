import { toCatalogueUrl } from '#model/address.ts'
import type { Locale } from '#model/locale.ts'
import type { Catalogue } from './site-i18n.ts'

/** The compiled messages of a language, from the build they belong to. @throws where they do not come. */
export async function fetchCatalogue(build: string, locale: Locale): Promise<Catalogue> {
  const url = toCatalogueUrl(build, locale)
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  const messages: Catalogue = await response.json() // the build compiled it; the address names this build
  return messages
}
