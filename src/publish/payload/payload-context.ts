import type { RoutedName } from '#features/collections.ts'
import type { Content, Entry } from '#features/content.ts'
import type { ListItems } from '#features/lists/payload.ts'
import type { Locale } from '#model/locale/locale.ts'

/** The input of every payload. */
export interface PayloadContext {
  content: Content
  locale: Locale
  /** Scheme and host of the site, for absolute URLs. */
  origin: string
  /** An entry as lists show it, made by its collection's own builder. */
  toItem: <C extends RoutedName>(entry: Entry<C>) => ListItems[C]
}
