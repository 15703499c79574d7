import type * as v from 'valibot'
import type { Text } from '#model/entries/entry.ts'
import type { TextMatter } from '#model/entries/text.ts'
import { locales, sourceLocale, type Locale } from '#model/locale/locale.ts'
import type { Diagnostics } from '../source/diagnostics.ts'
import { withoutAttachments } from './read-entry-attachments.ts'
import { readEntryImages } from './read-entry-images.ts'
import type { Folder } from '../source/folder.ts'
import { locateField } from '../yaml/locate-field.ts'
import { isRight } from '../yaml/parse-yaml.ts'
import { factsFile, readFacts, type ReadFacts } from './read-facts.ts'
import { readText, type ReadText } from './read-text.ts'
import type { Written } from './read-result.ts'

/** What an entry's files are held to. */
export interface EntrySchemas<Facts, Matter> {
  facts: v.GenericSchema<unknown, Facts & { attachments?: unknown }>
  text: v.GenericSchema<unknown, Matter>
}

/**
 * One entry: `entry.yaml` and a Markdown file per language. Each part is read whatever is wrong with the others, so that
 * one run names everything.
 */
export async function readEntry<Facts, Matter extends TextMatter>(
  folder: Folder,
  schemas: EntrySchemas<Facts, Matter>,
  diagnostics: Diagnostics,
): Promise<Written<Facts, Matter>> {
  const images = await readEntryImages(folder, diagnostics)
  const setting = { schema: schemas.text, findImage: images.find, diagnostics }
  const [facts, ...read] = await Promise.all([
    readFacts(folder, schemas.facts, diagnostics),
    ...locales.map((locale) => readText(folder, locale, setting)),
  ])
  const texts = read.filter((text) => text !== undefined)
  const cover = typeof facts.cover === 'object' ? images.find(facts.cover) : undefined
  for (const text of texts) checkCoverAlt(`${folder.name}/${text.locale}.md`, text, facts, diagnostics)
  if (facts.cover !== 'unknown' && texts.every(({ body }) => body)) images.warnOfUnused()

  const found = { links: texts.flatMap(({ body }) => body?.links ?? []), icons: facts.icons }
  const whole = texts.flatMap((text) => toWholeText(text) ?? [])
  const byLocale = <Value>(pick: (text: WholeText<Matter>) => Value) =>
    Object.fromEntries(whole.map((text) => [text.locale, pick(text)])) as Partial<Record<Locale, Value>> // keyed by locales
  const source = whole.find(({ locale }) => locale === sourceLocale)
  if (facts.value === undefined || source === undefined || whole.length < texts.length) {
    return { state: facts.isDraft ? 'unfinished draft' : 'refused', dates: facts.dates, ...found }
  }
  return {
    state: 'whole',
    folder,
    facts: withoutAttachments(facts.value),
    factsText: facts.text,
    texts: { ...byLocale(({ text }) => text), [sourceLocale]: source.text },
    matter: { ...byLocale(({ matter }) => matter), [sourceLocale]: source.matter },
    matterTexts: byLocale(({ matterText }) => matterText),
    cover,
    images: images.used(),
    attachments: facts.attachments,
    ...found,
  }
}

interface WholeText<Matter> {
  locale: Locale
  text: Text
  matter: Matter
  matterText: string
}

/** A text of which nothing is refused. */
function toWholeText<Matter extends TextMatter>(read: ReadText<Matter>): WholeText<Matter> | undefined {
  const matter = read.matter?.value
  if (matter === undefined || read.body === undefined) return undefined
  const { links: _links, ...body } = read.body
  const { title, summary, coverAlt, seo } = matter
  return { locale: read.locale, text: { title, summary, coverAlt, seo, ...body }, matter, matterText: read.matterText }
}

/** A cover and its words go together, in every language that the entry is written in. */
function checkCoverAlt(
  file: string,
  { matter, matterText }: ReadText<unknown>,
  { cover }: ReadFacts<unknown>,
  diagnostics: Diagnostics,
): void {
  if (!matter || cover === 'unknown') return
  const fail = (message: string) => {
    const { line, column } = locateField(matterText, ['coverAlt'])
    diagnostics.error(file, { line: line + 1, column }, message)
  }
  if (cover === 'none') {
    if (isRight(matter, 'coverAlt')) fail(`Has "coverAlt", and ${factsFile} names no cover; remove it, or name one`)
  } else if (!Object.hasOwn(matter.fields, 'coverAlt')) {
    fail(`Missing alt: say in "coverAlt" what the cover "${cover.name}" shows`)
  }
}
