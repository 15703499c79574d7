import type { ContentSite } from '#engine/model/content/content-site.ts'
import type { DerivedPage } from '#engine/model/content/derived-page.ts'
import type { ShownPage } from '#engine/model/content/shown-page.ts'
import { toAttachmentLinks, type Attachment } from '#engine/model/entries/attachments.ts'
import type { ContentPage, Entry } from '#engine/model/entries/content.ts'
import { toEntryAddress } from '#engine/model/entries/entry-address.ts'
import type { Text, Texts } from '#engine/model/entries/entry.ts'
import { pickText, toTextLocale } from '#engine/model/entries/translated.ts'
import { isLocale, type Locale } from '#engine/model/locale/locale.ts'
import type { CollectionName } from '#engine/model/site/collection-name.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { toPlainText } from '#lib/text/to-plain-text.ts'
import type { SearchDocument } from './search-document.ts'
import type { SearchedEntry, SearchSite } from './search-site.ts'

type Context = Pick<PayloadContext, 'locale' | 'translate'>
type Searched = SearchSite & ContentSite

/** A page as it is searched for; null where another page shows the same, or its text is a picture. */
export function toPageDocument(
  site: Searched,
  { locale, translate }: Context,
  page: ContentPage,
): SearchDocument | null {
  const { path, texts, matter, attachments } = page
  const spec = site.specOf(path)
  const { canonical }: ShownPage = spec
  const name = site.pageNames[spec.kind]
  if (name === null || (canonical !== undefined && canonical !== path)) return null
  return {
    ...toTexts(locale, texts, attachments),
    href: path,
    kind: translate(name),
    section: site.sectionOf(path),
    state: undefined,
    year: undefined,
    host: 0,
    isMinor: false,
    body: [toPlainText(pickText(texts, locale).html), ...listTexts(site.pageTextsOf(pickText(matter, locale)), locale)],
  }
}

/** A page that is made of entries as it is searched for. */
export function toDerivedDocument(site: SearchSite, context: PayloadContext, page: DerivedPage): SearchDocument | null {
  const searched = site.searchedDerived[page.kind]
  if (!searched) return null
  const { title, summary } = searched.toText({ context, page })
  return {
    title,
    textLocale: undefined,
    summary,
    attached: undefined,
    heads: [],
    documents: [],
    href: page.path,
    kind: context.translate(searched.name),
    section: site.sectionOf(page.path),
    state: undefined,
    year: undefined,
    host: 0,
    isMinor: false,
    body: [],
  }
}

/** An entry as it is searched for; null where the site shows it no more, and was not told why. */
export function toEntryDocument<C extends CollectionName>(
  site: Searched,
  { locale, translate }: Context,
  entry: Entry<C>,
): SearchDocument | null {
  const { facts, texts, attachments, marks, collection } = entry
  const searched: SearchedEntry<C> | null = site.searched[collection]
  if (!searched) return null
  const { route, filters, searched: names } = site.collections[collection]
  const isWithdrawn = facts.status === 'withdrawn'
  if (!entry.isListed && !(isWithdrawn && route !== undefined && !searched.hidesWithdrawn)) return null
  const isDated = route !== undefined && !filters.isUndated
  const day = isDated ? facts.publishedAt.slice(0, 10) : undefined
  const { href, anchor } = toEntryAddress(entry)
  const { codes, others } = toFactTexts(names, facts, { locale, heads: searched.heads ?? [] })
  const base = toTexts(locale, texts, attachments)
  return {
    ...base,
    href,
    anchor: searched.toAnchor ? searched.toAnchor(entry) : anchor,
    kind: translate(typeof searched.name === 'function' ? searched.name(entry) : searched.name),
    day,
    section: site.sectionOf(entry.list),
    state: isWithdrawn ? 'withdrawn' : marks.includes('superseded') ? 'superseded' : undefined,
    year: day === undefined ? undefined : Number(day.slice(0, 4)),
    host: route === undefined ? site.names.indexOf(collection) + 1 : 0,
    isMinor: searched.isMinor === true,
    heads: [...base.heads, ...codes, ...(searched.toWords?.(entry) ?? []).map(translate)],
    body: [toPlainText(pickText(texts, locale).html), ...others],
  }
}

function toTexts(locale: Locale, texts: Texts, attachments: readonly Attachment[]) {
  const text: Text = pickText(texts, locale)
  const textLocale = toTextLocale(texts, locale)
  const attached = toAttachmentLinks(attachments, locale).map(({ title }) => title)
  return {
    title: text.title,
    textLocale: textLocale === locale ? undefined : textLocale,
    summary: text.summary,
    attached: attached.length > 0 ? attached : undefined,
    heads: [...text.headings.map((heading) => heading.text), ...attached],
    documents: [],
  }
}

/** The texts of an entry's facts: other names, numbers and tickers; and what is written in the language. */
function toFactTexts(
  names: readonly string[],
  facts: object,
  { locale, heads }: { locale: Locale; heads: readonly string[] },
): { codes: string[]; others: string[] } {
  const all = names.flatMap((name) => listTexts(Reflect.get(facts, name), locale).map((text) => ({ name, text })))
  const isCode = ({ name, text }: (typeof all)[number]) => heads.includes(name) || /^\S{1,40}$/.test(text)
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
