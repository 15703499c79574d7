import { aboutSection } from '#brand'
import { searchSections, type SearchSection } from '#engine/model/search/search-query.ts'

/** Sections whose lists have addresses of their own. */
const otherPaths: Readonly<Record<string, SearchSection>> = {
  'thong-cao-bao-chi': 'tin-tuc',
  'trung-tam-phan-tich': 'phan-tich',
}

/** The part of the site that a page is in: an entry is where its list is. */
export function toSearchSection(path: string): SearchSection {
  const first = path.split('/')[1] ?? ''
  return searchSections.find((section) => section === first) ?? otherPaths[first] ?? aboutSection
}
