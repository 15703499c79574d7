import type { Locale } from '#engine/model/locale/locale.ts'
import { createSiteSearch } from '#engine/model/search/create-site-search.ts'
import type { SiteSearch } from '#engine/model/search/search-answer.ts'

/** The timeout of a file of the index, in milliseconds. */
const timeoutMs = 8000

/** The search of a build in a language, from the site's own files. */
export function openSiteSearch(build: string, locale: Locale): SiteSearch {
  return createSiteSearch({ build, locale, readFile })
}

async function readFile(url: string): Promise<Uint8Array> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}
