import type { Store } from '#engine/model/config/store.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import { toPayloadUrl } from '#engine/model/urls/address.ts'
import type { SearchCase } from './queries/search-case.ts'

/**
 * Divides queries by whether a site has a page that they should find. Content changes: pages are withdrawn from the site, and
 * vacancies close, which no search finds any more.
 */
export async function toPossibleCases(cases: readonly SearchCase[], store: Store) {
  const possible: SearchCase[] = []
  const impossible: SearchCase[] = []
  for (const one of cases) {
    const pages = await Promise.all(one.expect.map((path) => canBeFound(path, one.locale, store)))
    const expect = one.expect.filter((_path, index) => pages[index])
    if (expect.length > 0) possible.push({ ...one, expect })
    else impossible.push(one)
  }
  return { possible, impossible }
}

async function canBeFound(path: string, locale: Locale, store: Store): Promise<boolean> {
  const release = store.current()
  const record = await release.findFile(toPayloadUrl(release.build, locale, { path, page: 1 }))
  if (!record) return false
  const text = new TextDecoder().decode(await store.read(record, undefined))
  const payload = JSON.parse(text) as { kind: string; isListed?: boolean } // the build has checked it
  return payload.kind !== 'jobs' || payload.isListed === true
}
