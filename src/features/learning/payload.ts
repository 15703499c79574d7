import type { Heading } from '#engine/model/entries/entry.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import type { EntryPayload, PageLink, SectionPage, ShownEntry } from '#engine/model/payload.ts'
import type { Href } from '#lib/href.ts'

export type GuidePayload = EntryPayload<'guides'> & GuideExtras
export type KnowledgePayload = EntryPayload<'knowledge'> & KnowledgeExtras

/** `html` of a guide is the text before its steps, including their heading; `after` is the text below them. */
export interface GuideExtras {
  steps: GuideStep[]
  after: string
}

export interface GuideStep {
  number: number
  html: string
}

export interface KnowledgeExtras {
  terms: TermLink[]
  glossary: Href
}

export type Faq = ShownEntry<'faqs'>

export interface FaqsPayload extends SectionPage {
  kind: 'all-faqs'
  headings: Heading[]
  entries: { faqs: Faq[] }
}

/** The glossary by first letter, in the order of the page's language. */
export interface GlossaryPayload extends SectionPage {
  kind: 'glossary'
  groups: { letter: string; terms: GlossaryTerm[] }[]
}

export interface TermLink {
  slug: string
  term: string
  definition: string
  textLocale: Locale
  /** The term in another language, if it differs: English on Vietnamese pages, Vietnamese on others. */
  alias?: string
}

export interface GlossaryTerm extends TermLink {
  html: string
  related: PageLink[]
  /** Articles that name the term. */
  articles: PageLink[]
}
