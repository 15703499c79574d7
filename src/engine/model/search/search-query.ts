/** The parts of the site that a search can be limited to, in the order shown. */
export const searchSections = [
  'tin-tuc',
  'phan-tich',
  'quan-he-co-dong',
  'san-pham-dich-vu',
  'ho-tro',
  've-shs',
  'co-hoi-nghe-nghiep',
] as const

export type SearchSection = (typeof searchSections)[number]

/** A visitor's query: the search parameters of `/tim-kiem`. */
export interface SearchQuery {
  /** The words, as typed. */
  q: string
  /** The part of the site. */
  muc?: SearchSection | undefined
  /** The year of publication. */
  nam?: number | undefined
  /** The page of the results, from 1. */
  trang: number
}
