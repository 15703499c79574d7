import type { MessageDescriptor } from '@lingui/core'
import type { ListedFacts } from '../entries/content.ts'
import type { RoutedName } from '../site/collection-name.ts'

/** A message, or a text that is the same in every language. */
export type ItemText = MessageDescriptor | string

/** The texts of an entry in lists beside its date and title, by collection: its number, its kind. */
export type ItemTexts = { readonly [C in RoutedName]?: (facts: ListedFacts<C>) => ItemText[] }
