import { type Message, say } from '#lib/say/message.ts'
import type { DisclosureRule } from './rules/disclosure-rule.ts'
import { eventRules } from './rules/event-rules.ts'
import { circular96, languageArticle, type LegalSource } from './rules/legal-source.ts'
import { periodicRules } from './rules/periodic-rules.ts'
import { textRules } from './rules/text-rules.ts'

// The rules of disclosure, for the checks and the compliance report. They help editors to see what is due. They are no
// legal advice: the text of the law applies.

export const disclosureRules: readonly DisclosureRule[] = [...periodicRules, ...eventRules, ...textRules]

/** Rules that the site always meets, and how it ensures that. */
export const guaranteedRules: readonly {
  readonly id: string
  readonly requirement: Message
  readonly ensuredBy: Message
  readonly source: LegalSource
}[] = [
  {
    id: 'disclosure-moment',
    requirement: say`The date of a disclosure is that on which it appears, and the site shows the time.`,
    source: { ...circular96, article: 7, clause: 2, point: 'd' },
    ensuredBy: say`publishedAt has minutes and +07:00, and must not be in the future`,
  },
  {
    id: 'five-years',
    requirement: say`Disclosures stay available on the site for at least 5 years. What is periodic is kept for at least 10 years besides, which the site does not replace.`,
    source: { ...circular96, article: 4, clause: 5 },
    ensuredBy: say`a withdrawn entry keeps its page, with a notice; a build reports each page or document that it would remove`,
  },
  {
    id: 'corrections',
    requirement: say`A correction says what was changed and why.`,
    source: { ...circular96, article: 4, clause: 2 },
    ensuredBy: say`\`corrects\` needs a reason in each language; the two pages link to each other`,
  },
  {
    id: 'vietnamese-prevails',
    requirement: say`If the two languages differ, the Vietnamese text applies.`,
    source: { ...languageArticle, clause: 1 },
    ensuredBy: say`every English page of a document for shareholders contains this statement`,
  },
]
