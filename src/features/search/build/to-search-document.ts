import { toAttachmentLinks, type Attachment } from '#engine/model/entries/attachments.ts'
import type { ContentPage, Entry } from '#engine/model/entries/content.ts'
import { toEntryAddress } from '#engine/model/entries/entry-address.ts'
import type { Text, Texts } from '#engine/model/entries/entry.ts'
import { pickText, toTextLocale } from '#engine/model/entries/translated.ts'
import { isLocale, type Locale } from '#engine/model/locale/locale.ts'
import type { CollectionName } from '#engine/model/site/collection-name.ts'
import { collectionNames } from '#engine/model/vocabulary/collection-names.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import type { SearchDocument } from '#engine/search/search-document.ts'
import { collections } from '#features/collections.ts'
import { toPlainText } from '#lib/text/to-plain-text.ts'
import type { PageKind } from '#site/map/page-spec.ts'
import { specOf } from '#site/map/site-map.ts'
import { pageText, productText, toKindText } from './kind-texts.ts'
import { toRoleTexts } from './role-texts.ts'
import { toSearchSection } from './to-search-section.ts'

type Context = Pick<PayloadContext, 'locale' | 'translate'>

const unsearchedPages: ReadonlySet<PageKind> = new Set(['opening', 'landing', 'landing-video'])

/** A page as it is searched for; null where another page shows the same, or its text is a picture. */
export function toPageDocument({ locale, translate }: Context, page: ContentPage): SearchDocument | null {
  const { path, texts, matter, attachments } = page
  const spec = specOf(path)
  if (unsearchedPages.has(spec.kind) || (spec.canonical !== undefined && spec.canonical !== path)) return null
  return {
    ...toTexts(locale, texts, attachments),
    href: path,
    kind: translate(spec.kind === 'product' ? productText : pageText),
    section: toSearchSection(path),
    state: undefined,
    year: undefined,
    host: 0,
    isMinor: false,
    body: [toPlainText(pickText(texts, locale).html), ...listTexts(pickText(matter, locale).product, locale)],
  }
}

/** Fields of all entries that are no text. */
const withoutText: ReadonlySet<string> = new Set([
  'status',
  'publishedAt',
  'withdrawal',
  'supersedes',
  'corrects',
  'tags',
  'sample',
  'cover',
])

/** The field with the name of a term in English, which the glossary shows in both languages. */
const otherName = 'english'

const minor: ReadonlySet<CollectionName> = new Set(['units', 'milestones', 'awards'])

/** An entry as it is searched for; null where the site shows it no more, and was not told why. */
export function toEntryDocument({ locale, translate }: Context, entry: Entry): SearchDocument | null {
  const { facts, texts, attachments, marks, collection } = entry
  const { route, filters } = collections[collection]
  const isWithdrawn = facts.status === 'withdrawn'
  if (!entry.isListed && !(isWithdrawn && route !== undefined && collection !== 'jobs')) return null
  const isDated = route !== undefined && !filters.isUndated
  const day = isDated ? facts.publishedAt.slice(0, 10) : undefined
  const { href, anchor } = toEntryAddress(entry)
  const { codes, others } = toFactTexts(facts, locale)
  const base = toTexts(locale, texts, attachments)
  return {
    ...base,
    href,
    anchor: toAnchor(entry, anchor),
    kind: translate(toKindText(entry)),
    day,
    section: toSearchSection(entry.list),
    state: isWithdrawn ? 'withdrawn' : marks.includes('superseded') ? 'superseded' : undefined,
    year: day === undefined ? undefined : Number(day.slice(0, 4)),
    host: route === undefined ? collectionNames.indexOf(collection) + 1 : 0,
    isMinor: minor.has(collection),
    heads: [...base.heads, ...codes, ...toRoleTexts(entry).map(translate)],
    body: [toPlainText(pickText(texts, locale).html), ...others],
  }
}

/** The element of its page that shows it: of fees that of their product, of the company's facts none. */
function toAnchor(entry: Entry, slug: string | undefined): string | undefined {
  if (entry.collection === 'profile') return undefined
  return entry.collection === 'fees' ? entry.facts.product : slug
}

function toTexts(locale: Locale, texts: Texts, attachments: readonly Attachment[]) {
  const text: Text = pickText(texts, locale)
  const textLocale = toTextLocale(texts, locale)
  return {
    title: text.title,
    textLocale: textLocale === locale ? undefined : textLocale,
    heads: [
      text.summary,
      ...text.headings.map((heading) => heading.text),
      ...toAttachmentLinks(attachments, locale).map(({ title }) => title),
    ],
    documents: [],
  }
}

/** The texts of an entry's facts: other names, numbers and tickers; and what is written in the language. */
function toFactTexts(facts: object, locale: Locale): { codes: string[]; others: string[] } {
  const all = Object.entries(facts)
    .filter(([name]) => !withoutText.has(name))
    .flatMap(([name, value]: [string, unknown]) => listTexts(value, locale).map((text) => ({ name, text })))
  const isCode = ({ name, text }: (typeof all)[number]) => name === otherName || /^\S{1,40}$/.test(text)
  return {
    codes: all.filter(isCode).map(({ text }) => text),
    others: all.filter((one) => !isCode(one)).map(({ text }) => text),
  }
}

/** The texts in a value, of those in several languages the one in this language. Names of choices are no texts. */
function listTexts(value: unknown, locale: Locale): string[] {
  if (typeof value === 'string') return /^[a-z\d-]*$/.test(value) ? [] : [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) =>
    isLocale(name) && name !== locale ? [] : listTexts(part, locale),
  )
}
