import { keysOf, toRecord } from '#lib/records.ts'
import type { Locale } from './locale.ts'

/**
 * A text that the build writes into pages and files, in the source language. Marked with a comment `i18n`, so that the
 * catalogues hold it; the prefix keeps it out of those that browsers load.
 */
export interface BuildText {
  id: `build.${string}`
  message: string
  /** For translators. */
  comment?: string
}

/** A text in one language. */
export type Translate = (text: BuildText) => string

/** The same for each language. */
export type Translations = Readonly<Record<Locale, Translate>>

export function isBuildText(id: string): id is BuildText['id'] {
  return id.startsWith('build.')
}

/** All texts of a table, by the same keys. */
export function translateTable<Key extends string>(
  table: Readonly<Record<Key, BuildText>>,
  translate: Translate,
): Record<Key, string> {
  return toRecord(keysOf(table), (key) => translate(table[key]))
}
