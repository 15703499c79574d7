import type * as v from 'valibot'
import type { Text } from '#engine/model/entries/entry.ts'
import type { TextMatter } from '#engine/model/entries/text.ts'
import { locales, sourceLocale, type Locale } from '#engine/model/locale/locale.ts'
import { say, type Message } from '#lib/say/message.ts'
import { toFactsDigests, toTextDigest } from '../archive/digests.ts'
import { checkFieldDates } from '../dates/check-dates.ts'
import type { Passage } from '../markdown/collect-passages.ts'
import { findMentions } from '../mentions/find-mentions.ts'
import type { Diagnostics } from '../source/diagnostics.ts'
import type { Folder } from '../source/folder.ts'
import { rules } from '../source/rules.ts'
import { checkFactsWording } from '../wording/check-field-wording.ts'
import type { Term } from '../wording/wording-list.ts'
import { locateField } from '../yaml/locate-field.ts'
import { isValidField } from '../yaml/parse-yaml.ts'
import { withoutAttachments } from './read-entry-attachments.ts'
import { readEntryImages } from './read-entry-images.ts'
import { factsFile, readFacts, type ReadFacts } from './read-facts.ts'
import type { ReadResult } from './read-result.ts'
import { readText, type ReadText } from './read-text.ts'

/** The schemas of an entry's files. */
export interface EntrySchemas<Facts, Matter> {
  facts: v.GenericSchema<unknown, Facts & { attachments?: unknown }>
  text: v.GenericSchema<unknown, Matter>
  /** True if the hashes of its sources are needed. */
  isArchived?: boolean
}

/**
 * Reads an entry: `entry.yaml` and a Markdown file per language. Each file is read even if another is invalid, so that one
 * run reports all errors.
 */
export async function readEntry<Facts, Matter extends TextMatter>(
  folder: Folder,
  schemas: EntrySchemas<Facts, Matter>,
  { terms, diagnostics }: { terms: readonly Term[]; diagnostics: Diagnostics },
): Promise<ReadResult<Facts, Matter>> {
  const images = await readEntryImages(folder, diagnostics)
  const options = { schema: schemas.text, findImage: images.find, terms, diagnostics }
  const [facts, ...read] = await Promise.all([
    readFacts(folder, schemas.facts, diagnostics),
    ...locales.map((locale) => readText(folder, locale, options)),
  ])
  const source = { name: `${folder.name}/${factsFile}`, text: facts.text, linesAbove: 0 }
  checkFieldDates(facts.fields, { source, locale: undefined, diagnostics })
  const texts = read.filter((text) => text !== undefined)
  const cover = typeof facts.cover === 'object' ? images.find(facts.cover) : undefined
  for (const text of texts) checkCoverAlt(`${folder.name}/${text.locale}.md`, text, facts, diagnostics)
  if (facts.cover !== 'unknown' && texts.every(({ body }) => body)) images.warnOfUnused()

  const references = { links: texts.flatMap(({ body }) => body?.links ?? []), icons: facts.icons }
  const valid = texts.flatMap((text) => toValidText(text) ?? [])
  const byLocale = <Value>(pick: (text: ValidText<Matter>) => Value) =>
    Object.fromEntries(valid.map((text) => [text.locale, pick(text)])) as Partial<Record<Locale, Value>> // keyed by locales
  const matterTexts = byLocale(({ matterText }) => matterText)
  const wholeTexts = byLocale(({ source }) => source)
  const original = valid.find(({ locale }) => locale === sourceLocale)
  if (facts.value === undefined || original === undefined || valid.length < texts.length) {
    return { state: facts.isDraft ? 'unfinished draft' : 'invalid', dates: facts.dates, ...references }
  }
  return {
    state: 'valid',
    name: folder.name,
    facts: withoutAttachments(facts.value),
    texts: { ...byLocale(({ text }) => text), [sourceLocale]: original.text },
    matter: { ...byLocale(({ matter }) => matter), [sourceLocale]: original.matter },
    sources: {
      facts: () => facts.text,
      matter: (locale) => matterTexts[locale] ?? '',
      text: (locale) => wholeTexts[locale] ?? '',
    },
    cover,
    mentions: valid.flatMap(({ locale, source }) => findMentions(source, locale)),
    images: images.used(),
    attachments: facts.attachments,
    wording: [
      ...checkFactsWording(facts.fields, { file: factsFile, source: { text: facts.text, linesAbove: 0 }, terms }),
      ...texts.flatMap(({ wording }) => wording),
    ],
    passages: byLocale(({ passages }) => passages.flat()),
    ...(schemas.isArchived && {
      digests: { ...toFactsDigests(facts.fields), texts: byLocale(({ source }) => toTextDigest(source)) },
    }),
    ...references,
  }
}

interface ValidText<Matter> {
  locale: Locale
  text: Text
  matter: Matter
  matterText: string
  source: string
  passages: Passage[]
}

/** The text if both its frontmatter and its body are valid. */
function toValidText<Matter extends TextMatter>(read: ReadText<Matter>): ValidText<Matter> | undefined {
  const matter = read.matter?.value
  if (matter === undefined || read.body === undefined) return undefined
  const { links: _links, passages, ...body } = read.body
  const { title, summary, coverAlt, seo } = matter
  const { locale, matterText, source } = read
  return { locale, text: { title, summary, coverAlt, seo, ...body }, matter, matterText, source, passages }
}

/** Reports a cover without an alternative text, and an alternative text without a cover. */
function checkCoverAlt(
  file: string,
  { matter, matterText }: ReadText<unknown>,
  { cover }: ReadFacts<unknown>,
  diagnostics: Diagnostics,
): void {
  if (!matter || cover === 'unknown') return
  const fail = (message: Message) => {
    const { line, column } = locateField(matterText, ['coverAlt'])
    diagnostics.error(rules.images, file, { line: line + 1, column }, message)
  }
  if (cover === 'none') {
    if (isValidField(matter, 'coverAlt'))
      fail(say`"coverAlt" describes a cover, but ${factsFile} has none; remove it, or add "cover" there`)
  } else if (!Object.hasOwn(matter.fields, 'coverAlt')) {
    fail(say`Missing alternative text: describe the cover "${cover.name}" in "coverAlt"`)
  }
}
