import type { Heading } from '#engine/model/entries/entry.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import type { PageLink, SectionPage } from '#engine/model/payload.ts'
import type { EsgTopic } from './vocabulary.ts'

/** The page about sustainability: its text, the indicators by year, and the GRI content index. */
export interface SustainabilityPayload extends SectionPage {
  kind: 'sustainability'
  headings: Heading[]
  /** Null where none are published. */
  indicators: IndicatorTable | null
  disclosures: GriDisclosure[]
}

export interface IndicatorTable {
  years: number[]
  groups: { topic: EsgTopic; rows: IndicatorRow[] }[]
  /** Scope and method. */
  html: string
  /** The language of these. */
  textLocale: Locale
  /** The same as files. */
  downloads: { format: 'csv' | 'json'; href: string; bytes: number }[]
}

export interface IndicatorRow {
  name: string
  unit: string
  gri: string[]
  /** One for each year; null where there is none. */
  cells: (string | null)[]
}

export interface GriDisclosure {
  number: string
  title: string
  pages: PageLink[]
  omission?: string
}
