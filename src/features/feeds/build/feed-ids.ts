import type { Entry } from '#engine/model/entries/content.ts'
import { idAuthority } from '#engine/model/id-authority.ts'
import type { Locale } from '#engine/model/locale/locale.ts'

/** Who named the entries, and since when. Never change it. */
const authority = `tag:${idAuthority},2026`

/** The moment of a feed without entries, which has never been updated. */
export const feedEpoch = '2026-01-01T00:00Z'

export function toFeedId(path: string, locale: Locale): string {
  return `${authority}:feed/${locale}${path}`
}

/** An entry has the same id in each feed of a language, and another one in each language: it is another text. */
export function toFeedEntryId({ collection, slug }: Entry, locale: Locale): string {
  return `${authority}:entry/${locale}/${collection}/${slug}`
}
