import type { CheckContext, ContentObject } from '#engine/content/check/content-check.ts'
import type { Text } from '#engine/model/entries/entry.ts'
import { locales, type Locale } from '#engine/model/locale/locale.ts'

/** A text of an entry or a page. */
export interface SourceText {
  subject: ContentObject
  locale: Locale
  /** Its source: frontmatter and Markdown. */
  text: string
}

type Sources = Pick<CheckContext, 'site' | 'checked' | 'sourceOf'>

/** Read once: the texts that have not changed are the same objects in the next reading. */
const known = new WeakMap<Text, string>()

/** The texts of all entries and pages that are checked. */
export function* textsOf({ site, checked, sourceOf }: Sources): Generator<SourceText> {
  for (const page of checked.pages.values()) yield* textsOfObject(page, sourceOf)
  for (const collection of site.names) {
    for (const entry of checked.entries[collection]) yield* textsOfObject(entry, sourceOf)
  }
}

function* textsOfObject(subject: ContentObject, sourceOf: Sources['sourceOf']): Generator<SourceText> {
  for (const locale of locales) {
    const read = subject.texts[locale]
    if (!read) continue
    const text = known.get(read) ?? sourceOf(subject, locale)
    known.set(read, text)
    yield { subject, locale, text }
  }
}
