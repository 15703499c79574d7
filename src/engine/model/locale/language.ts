import type { MessageDescriptor } from '@lingui/core'

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
  /** The name of its formats of dates, amounts and telephone numbers: see `src/i18n/conventions.ts`. */
  conventions: string
  /** The name of the language, in the language of the interface. */
  nameMessage: MessageDescriptor
  /** The name for a version of a document in this language, in the language of the interface. */
  versionMessage: MessageDescriptor
}
