import type { CheckContext, Subject } from '#compiler/check/content-check.ts'
import { toPlainText } from '#lib/text/to-plain-text.ts'
import type { Text } from '#model/entries/entry.ts'
import { locales, type Locale } from '#model/locale/locale.ts'
import { collectionNames } from '#model/vocabulary/collection-names.ts'

/** A text of an entry or a page as readers see it. */
export interface PlainText {
  subject: Subject
  locale: Locale
  /** Title, summary and text, each block on a line of its own. */
  text: string
}

/** Made once: the texts that have not changed are the same objects in the next reading. */
const known = new WeakMap<Text, string>()

/** The texts of all entries and pages that are checked. */
export function* textsOf({ checked }: Pick<CheckContext, 'checked'>): Generator<PlainText> {
  for (const page of checked.pages.values()) yield* plainTextsOf(page)
  for (const collection of collectionNames) {
    for (const entry of checked.entries[collection]) yield* plainTextsOf(entry)
  }
}

function* plainTextsOf(subject: Subject): Generator<PlainText> {
  for (const locale of locales) {
    const text = subject.texts[locale]
    if (text) yield { subject, locale, text: toPlain(text) }
  }
}

function toPlain(text: Text): string {
  const plain = known.get(text) ?? `${text.title}\n${text.summary}\n${toPlainText(text.html)}`
  known.set(text, plain)
  return plain
}
