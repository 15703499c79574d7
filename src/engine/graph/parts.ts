import { locales, type Locale } from '#engine/model/locale/locale.ts'

/** A part of an entry or a page that can be read alone; for all other things there is only their `value`. */
export type Part =
  | 'value'
  /** The fields of `entry.yaml` that are public. */
  | 'facts'
  /** The others, of which an output has something only if its builder names one. */
  | 'internal'
  /** Cover and attachments. */
  | 'files'
  /** Its state: existence, its list and whether that shows it, its marks, its languages, and what replaces or corrects it. */
  | 'state'
  /** Its neighbours in the list of its collection. */
  | 'place'
  /** Title, summary and the other frontmatter in a language. */
  | `${Locale}.head`
  /** The text below the frontmatter. */
  | `${Locale}.body`

/** All parts. A read is stored as the position of its part in this list. */
export const parts: readonly Part[] = [
  'value',
  'facts',
  'internal',
  'files',
  'state',
  'place',
  ...locales.flatMap((locale) => [`${locale}.head`, `${locale}.body`] as const),
]

export const partCount = parts.length

const positions = new Map(parts.map((part, position) => [part, position]))

export function toPosition(part: Part): number {
  return positions.get(part) ?? 0
}
