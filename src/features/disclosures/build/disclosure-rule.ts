import type { FactsOf } from '#features/collections.ts'
import type { MeetingDocumentKind } from '#features/meetings/collection.ts'
import type { Locale } from '#model/locale/locale.ts'
import type { CollectionName } from '#model/vocabulary/collection-names.ts'

interface RuleBase<C extends CollectionName> {
  /** The name of the rule in reports. */
  id: string
  collection: C
  /** The entries that the rule applies to, by values of their facts; without it, all. */
  where?: Conditions<FactsOf<C>>
  /** The rule in a sentence. */
  requirement: string
  /** The law or regulation that contains the rule. */
  source: string
}

type Conditions<Facts> = { readonly [Field in KeysOf<Facts>]?: readonly ValueOf<Facts, Field>[] }

type KeysOf<Facts> = Facts extends unknown ? keyof Facts : never
type ValueOf<Facts, Field extends PropertyKey> = Facts extends Readonly<Record<Field, infer Value>> ? Value : never

/** Fields with a date or a time. */
type DateField<Facts> = {
  [Field in KeysOf<Facts>]: ValueOf<Facts, Field> extends string | undefined ? Field : never
}[KeysOf<Facts>]

/** An entry must be published within a number of days or hours after a date in it. */
export interface DeadlineRule<C extends CollectionName = CollectionName> extends RuleBase<C> {
  kind: 'deadline'
  from: DateField<FactsOf<C>>
  within: { days: number } | { hours: number }
}

/** An entry published on or after a day must have a text in another language. */
export interface TranslationRule<C extends CollectionName = CollectionName> extends RuleBase<C> {
  kind: 'translation'
  language: Locale
  since: string
}

/** An entry must have the document itself attached. */
export interface DocumentRule<C extends CollectionName = CollectionName> extends RuleBase<C> {
  kind: 'document'
}

/** The documents of a meeting must be published a number of days before it opens. */
export interface MeetingDocumentsRule extends RuleBase<'meetings'> {
  kind: 'meeting-documents'
  documents: readonly MeetingDocumentKind[]
  daysBefore: number
  /** How many days before the documents are due their absence is reported. */
  noticeDays: number
}

/** The end of an entry's term is reported in advance. */
export interface ExpiryRule<C extends CollectionName = CollectionName> extends RuleBase<C> {
  kind: 'expiry'
  ends: DateField<FactsOf<C>>
  /** How many days before the end it is reported. */
  noticeDays: number
}

export type DisclosureRule =
  | MeetingDocumentsRule
  | {
      [C in CollectionName]: DeadlineRule<C> | TranslationRule<C> | DocumentRule<C> | ExpiryRule<C>
    }[CollectionName]
