import { toCatalogueUrl } from '#model/urls/address.ts'
import type { Locale } from '#model/locale/locale.ts'
import type { Catalogue } from './site-i18n.ts'

/** Milliseconds: a language that takes longer is not had. */
export const cataloguePatienceMs = 8000

/** The compiled messages of a language, from the build they belong to. @throws where they do not come. */
export async function fetchCatalogue(build: string, locale: Locale): Promise<Catalogue> {
  const url = toCatalogueUrl(build, locale)
  const response = await fetch(url, {
    signal: AbortSignal.timeout(cataloguePatienceMs),
    // While messages are being written they change under one address.
    ...(import.meta.env.DEV && { headers: { 'Cache-Control': 'no-cache' } }),
  })
  const messages: unknown = response.ok && (await response.json())
  if (!isCatalogue(messages)) throw new Error(`${url} holds no messages`)
  return messages
}

/** The build compiled them, if it is they: a proxy may have answered. */
function isCatalogue(value: unknown): value is Catalogue {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
