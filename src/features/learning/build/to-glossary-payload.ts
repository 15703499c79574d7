import type { Entry } from '#engine/model/entries/content.ts'
import { pickText, toTextLocale } from '#engine/model/entries/translated.ts'
import { sourceLocale, type Locale } from '#engine/model/locale/locale.ts'
import type { PageInput } from '#engine/render/payload/page-input.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { linkToEntry } from '#engine/render/payload/to-links.ts'
import type { GlossaryPayload, GlossaryTerm, TermLink } from '../payload.ts'

export function toGlossaryPayload({ context, base, section }: PageInput): GlossaryPayload {
  return { ...base, kind: 'glossary', section, groups: toGroups(context) }
}

/** The terms by first letter, in the order of the page's language: `đ` is a letter of its own, `ấ` belongs to `a`. */
function toGroups({ content, locale }: PayloadContext): GlossaryPayload['groups'] {
  const order = new Intl.Collator(locale, { numeric: true })
  const shown = content.entries.terms.filter(({ isListed }) => isListed)
  const terms = shown
    .map((entry): GlossaryTerm => {
      const related = shown.filter(({ slug }) => entry.facts.related.includes(slug))
      const articles = content.entries.knowledge.filter(
        ({ isListed, facts }) => isListed && facts.terms.includes(entry.slug),
      )
      return {
        ...toTermLink(entry, locale),
        html: pickText(entry.texts, locale).html,
        related: related.map((other) => linkToEntry(other, locale)),
        articles: articles.map((article) => linkToEntry(article, locale)),
      }
    })
    .toSorted((a, b) => order.compare(a.term, b.term))
  const groups = Map.groupBy(terms, ({ term }) => toLetter(term))
  return [...groups].map(([letter, group]) => ({ letter, terms: group }))
}

export function toTermLink({ slug, facts, texts }: Entry<'terms'>, locale: Locale): TermLink {
  const { title, summary } = pickText(texts, locale)
  const textLocale = toTextLocale(texts, locale)
  const alias = locale === sourceLocale ? facts.english : texts[sourceLocale].title
  return {
    slug,
    term: title,
    definition: summary,
    textLocale,
    ...(alias.toLowerCase() !== title.toLowerCase() && { alias }),
  }
}

/** Ấn → A, Đòn → Đ: letters with marks of tone and vowel are the same letter, `đ` is another one. */
function toLetter(term: string): string {
  const first = term.normalize('NFD').charAt(0).toUpperCase()
  return /\p{L}/u.test(first) ? first : '#'
}
