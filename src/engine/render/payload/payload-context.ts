import type { AlertService } from '#engine/model/config/alert-service.ts'
import type { Derive } from '#engine/model/content/derive.ts'
import type { EntryChart } from '#engine/model/entries/chart-field.ts'
import type { Entry } from '#engine/model/entries/content.ts'
import type { AnyEntry } from '#engine/model/entries/entry.ts'
import type { ListItems } from '#engine/model/payload-types.ts'
import type { Cited, DeskContact } from '#engine/model/payload.ts'
import type { RoutedName } from '#engine/model/site/collection-name.ts'
import type { DrawnCover } from '#lib/covers/drawn-cover.ts'
import type { BuildContext } from './build-context.ts'
import type { CollectionIndex } from './index-collection.ts'

/** Fields that the site adds to the payload of every entry. */
export interface EntryAdditions {
  chart?: EntryChart
  cited?: Cited
}

/** The input of every payload. */
export interface PayloadContext extends BuildContext {
  /** E-mail alerts, if there are any. */
  alerts: AlertService | undefined
  /** An entry for lists, made by the builder of its collection. */
  toItem: <C extends RoutedName>(entry: Entry<C>) => ListItems[C]
  /** The fields that the site adds to the payload of an entry. */
  addToEntry: (entry: AnyEntry) => EntryAdditions
  /** The cover of an entry that has no picture. */
  toCover: (entry: AnyEntry) => { drawn?: DrawnCover }
  /** The desk that answers for a path, where the site has desks. */
  toDesk: (path: string) => { desk?: DeskContact }
  indexOf: <C extends RoutedName>(collection: C) => CollectionIndex<C>
  derive: Derive
  /**
   * A value of an entry that is computed again only where something that it read has changed.
   * @param key its name, with the language if it depends on that; a name belongs to one computation
   */
  remember: <Value>(key: string, compute: () => Value) => Value
}
