import type { Locale } from '#engine/model/locale/locale.ts'
import { toCatalogueUrl } from '#engine/model/urls/address.ts'
import type { Catalogue } from './site-i18n.ts'

const timeoutMs = 8000

/** Loads the compiled messages of a language, from a build. @throws if they cannot be loaded. */
export async function fetchCatalogue(build: string, locale: Locale): Promise<Catalogue> {
  const url = toCatalogueUrl(build, locale)
  const response = await fetch(url, {
    signal: AbortSignal.timeout(timeoutMs),
    // In development, messages change under the same URL.
    ...(import.meta.env.DEV && { headers: { 'Cache-Control': 'no-cache' } }),
  })
  const messages: unknown = response.ok && (await response.json())
  if (!isCatalogue(messages)) throw new Error(`${url} contains no messages`)
  return messages
}

/** Detects responses that are not from the build, such as the error of a proxy. */
function isCatalogue(value: unknown): value is Catalogue {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
