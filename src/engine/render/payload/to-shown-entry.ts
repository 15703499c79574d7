import type { CommonFacts } from '#engine/model/entries/common-fields.ts'
import type { EntryOf } from '#engine/model/entries/entry.ts'
import type { TextMatter } from '#engine/model/entries/text.ts'
import { pickText, toTextLocale, type Translated } from '#engine/model/entries/translated.ts'
import type { ImageSlotName } from '#engine/model/images/image-slots.ts'
import { toPicture } from '#engine/model/images/picture.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import type { Details, ShownEntry } from '#engine/model/payload.ts'

/** An entry with its text, for a page that shows several entries. */
export function toShownEntry<Facts extends CommonFacts, Matter extends TextMatter>(
  entry: EntryOf<string, Facts, Matter>,
  locale: Locale,
  slot: ImageSlotName = 'thumb',
): ShownEntry<Facts, Matter> {
  const { title, summary, html, coverAlt = '' } = pickText(entry.texts, locale)
  return {
    slug: entry.slug,
    facts: entry.facts,
    details: toDetails(entry.matter, locale),
    title,
    summary,
    html,
    textLocale: toTextLocale(entry.texts, locale),
    ...(entry.cover && { picture: toPicture(entry.cover, slot, coverAlt) }),
  }
}

/** An entry without its text, for a page that links to the entry's own page. */
export function toShownEntryWithoutText<Facts extends CommonFacts, Matter extends TextMatter>(
  entry: EntryOf<string, Facts, Matter>,
  locale: Locale,
): ShownEntry<Facts, Matter> {
  return { ...toShownEntry(entry, locale), html: '' }
}

/** The fields of the frontmatter that only this collection has, in the language of the page if it has them. */
export function toDetails<Matter extends TextMatter>(matter: Translated<Matter>, locale: Locale): Details<Matter> {
  const { title: _title, summary: _summary, coverAlt: _coverAlt, seo: _seo, ...details } = pickText(matter, locale)
  return details
}
