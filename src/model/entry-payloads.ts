import type { Href } from '#lib/href.ts'
import type { FactsOf, RoutedName } from '#features/collections.ts'
import type { ShareDate } from '#features/disclosures/collections/share-management.ts'
import type { Heading } from './entries/entry.ts'
import type { TermLink } from './page-payloads.ts'
import type { DetailsOf, PageLink, PayloadBase } from './payload.ts'
import type { Validity } from './entries/validity.ts'

// Pages of one entry.

/** One step of a guide. */
export interface GuideStep {
  number: number
  html: string
}

/** What an entry has to do with others of its kind. */
export interface Relations {
  /** What it replaces, and what replaced it. */
  supersedes?: PageLink
  supersededBy?: PageLink
  /** What it corrects, with what changed and why; and what corrects it, newest first. */
  corrects?: Correction
  correctedBy?: Correction[]
}

export interface Correction {
  link: PageLink
  reason: string
  /** When it was made. */
  at: string
}

/** A version of a document of governance, among all there have been. */
export interface DocumentVersion {
  link: PageLink
  version: string
  effectiveFrom: string
  effectiveTo: string | null
  validity: Validity
}

/** A day in the course of a right. */
export interface DatedStep {
  step: 'published' | ShareDate
  date: string
  isPast: boolean
}

/** What the page of an entry shows beside its own facts, where that is more than all have. */
interface EntryExtras {
  /** Newest first; the page's own among them. */
  governance: { validity: Validity; versions: DocumentVersion[] }
  'share-management': { timeline: DatedStep[] }
  /** Its text ends with the heading above the steps; `after` goes on behind them. */
  guides: { steps: GuideStep[]; after: string }
  knowledge: { terms: TermLink[]; glossary: Href }
}

type ExtrasOf<Name> = Name extends keyof EntryExtras ? EntryExtras[Name] : unknown

/** One document. `newer` and `older` are its neighbours in its list. */
export type EntryPayload<C extends RoutedName = RoutedName> = {
  [Name in C]: PayloadBase &
    ExtrasOf<Name> & {
      kind: Name
      facts: FactsOf<Name>
      details: DetailsOf<Name>
      headings: Heading[]
      relations: Relations
      /** Whether lists show it: it is neither withdrawn nor over. */
      isListed: boolean
      list: PageLink
      newer: PageLink | null
      older: PageLink | null
    }
}[C]
