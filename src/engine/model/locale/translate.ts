import { keysOf, toRecord } from '#lib/records.ts'
import type { Locale } from './locale.ts'

/**
 * A text that the build writes into pages and files, in the source language. The comment `i18n` before it adds it to the
 * catalogues; the prefix of its id keeps it out of the catalogues that browsers load.
 */
export interface BuildText {
  id: `build.${string}`
  message: string
  /** For translators. */
  comment?: string
  /** The text for each `{name}` of the message. */
  values?: Readonly<Record<string, string>>
}

/** Translates a text into one language. */
export type Translate = (text: BuildText) => string

/** A translate function for each language. */
export type Translations = Readonly<Record<Locale, Translate>>

export function isBuildText(id: string): id is BuildText['id'] {
  return id.startsWith('build.')
}

/** The translations of all texts of a table, by key. */
export function translateTable<Key extends string>(
  table: Readonly<Record<Key, BuildText>>,
  translate: Translate,
): Record<Key, string> {
  return toRecord(keysOf(table), (key) => translate(table[key]))
}
