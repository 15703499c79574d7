import type { DisclosureRule } from './rules/disclosure-rule.ts'
import { eventRules } from './rules/event-rules.ts'
import { circular68, circular96, type LegalSource } from './rules/legal-source.ts'
import { periodicRules } from './rules/periodic-rules.ts'
import { textRules } from './rules/text-rules.ts'

// The rules of disclosure, for the checks and the compliance report. They help editors to see what is due. They are no
// legal advice: the text of the law applies.

export const disclosureRules: readonly DisclosureRule[] = [...periodicRules, ...eventRules, ...textRules]

/** Rules that the site always meets, and how it ensures that. */
export const guaranteedRules: readonly (Readonly<Record<'id' | 'requirement' | 'ensuredBy', string>> & {
  source: LegalSource
})[] = [
  {
    id: 'disclosure-moment',
    requirement: 'The date of a disclosure is the minute at which it appears on the site.',
    source: { instrument: circular96 },
    ensuredBy: 'publishedAt has minutes and +07:00, and must not be in the future',
  },
  {
    id: 'five-years',
    requirement: 'Disclosures stay available for at least five years.',
    source: { instrument: circular96, article: 4 },
    ensuredBy:
      'a withdrawn entry keeps its page, with a notice; a build reports each page or document that it would remove',
  },
  {
    id: 'corrections',
    requirement: 'A correction says what was changed and why.',
    source: { instrument: circular96, article: 4 },
    ensuredBy: '`corrects` needs a reason in each language; the two pages link to each other',
  },
  {
    id: 'vietnamese-prevails',
    requirement: 'If the two languages differ, the Vietnamese text applies.',
    source: { instrument: circular68 },
    ensuredBy: 'every English page of a document for shareholders contains this statement',
  },
]
