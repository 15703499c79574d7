import type { Content } from '#engine/model/entries/content.ts'
import { toSiteDay } from '#engine/model/locale/site-time.ts'
import { applyDisclosureRules } from '#features/disclosures/build/apply-disclosure-rules.ts'
import { disclosureRules, guaranteedRules } from '#features/disclosures/build/disclosure-rules.ts'
import { findingKinds, type Finding } from '#features/disclosures/build/rules/finding.ts'
import { readingNote, toSourceText, toStatusText } from '#features/disclosures/build/rules/legal-source.ts'
import { type Message, say } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'
import { toDutyBlocks } from './duties/to-duty-blocks.ts'

const headings: Readonly<Record<Finding['kind'], Message>> = {
  late: say`Late`,
  'missing-translation': say`Without a translation that is required`,
  'missing-document': say`Without the document that is required`,
  'missing-date': say`Without a date from which a term counts`,
  'missing-assurance': say`Without the review or audit that is required`,
  'missing-explanation': say`Without the explanation that is required, or with one that the figures do not bear out`,
  'unknown-explanation': say`Of which nobody can say whether a change of profit must be explained`,
  holiday: say`Dated on a public holiday`,
  expiring: say`Ending soon`,
}

/** The duties, the findings of the disclosure rules by kind, and the rules themselves, as a text for a terminal. */
export function toComplianceReport(content: Content, now: Date): string {
  const findings = applyDisclosureRules(content, now)
  const blocks = findingKinds.map((kind) => {
    const found = findings.filter((finding) => finding.kind === kind)
    const lines = found.map(
      ({ entry, message, rule }) => `  ${entry.collection}/${entry.slug}\n    ${told(message)} (${rule.id})`,
    )
    return [`${told(headings[kind])}: ${found.length}`, ...lines].join('\n')
  })
  const rules = disclosureRules.map(
    ({ id, requirement, source }) =>
      `  ${id.padEnd(24)}${told(requirement)} [${toSourceText(source)}]\n${' '.repeat(26)}${told(toStatusText(source))}`,
  )
  const guaranteed = guaranteedRules.map(
    ({ id, requirement, source, ensuredBy }) =>
      `  ${id.padEnd(24)}${told(requirement)} [${toSourceText(source)}]\n${' '.repeat(26)}${told(toStatusText(source))}\n${' '.repeat(26)}${told(say`Ensured by: ${ensuredBy}.`)}`,
  )
  return [
    told(say`Disclosure on ${toSiteDay(now)}, by the rules below.`),
    told(say`This is information for editors, not legal advice: the law as published applies.`),
    '',
    ...toDutyBlocks(content, now),
    ...blocks,
    '',
    told(say`Rules:`),
    `  ${told(readingNote)}`,
    ...rules,
    '',
    told(say`Rules that the site itself ensures:`),
    ...guaranteed,
  ].join('\n')
}
