import type { DrawnCover } from '#lib/covers/drawn-cover.ts'
import type { Href } from '#lib/href.ts'
import type { ItemDocuments } from '../entries/attachments.ts'
import type { ListedFacts } from '../entries/content.ts'
import type { EntryMark } from '../entries/entry-mark.ts'
import type { Picture } from '../images/picture.ts'
import type { Locale } from '../locale/locale.ts'
import type { RoutedName } from '../site/collection-name.ts'

/** An entry as lists show it. */
export interface ItemOf<C extends RoutedName> {
  collection: C
  facts: ListedFacts<C>
  href: Href
  title: string
  summary: string
  /** The language of title and summary. */
  textLocale: Locale
  thumb?: Picture
  /** The cover that is drawn of its facts, where it has no picture. */
  drawn?: DrawnCover
  /** Its documents, if there are any. */
  documents?: ItemDocuments
  /** The states that lists show, if there are any. */
  marks?: readonly EntryMark[]
}
