import type { MessageDescriptor } from '@lingui/core'

/**
 * Formats that several languages share: the order of a date, the position of the currency, the first day of the week, the
 * form of a telephone number. Each of these formats is a table with a row for each convention.
 */
export type Convention = 'vietnamese' | 'international'

/** A row for each convention. */
export type Conventions<Row> = Readonly<Record<Convention, Row>>

/** A language of a site. */
export interface Language {
  /** BCP 47, for `Intl`. */
  tag: string
  /** The text on the language switch. */
  label: string
  /** The name of the language, in the language itself. */
  name: string
  /** For `og:locale`. */
  openGraph: string
  conventions: Convention
  /** The name of the language, in the language of the interface. */
  nameMessage: MessageDescriptor
  /** The name for a version of a document in this language, in the language of the interface. */
  versionMessage: MessageDescriptor
}
