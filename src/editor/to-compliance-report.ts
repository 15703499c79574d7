import { disclosureRules, standingRules } from '#features/disclosures/build/disclosure-rules.ts'
import type { Content } from '#features/content.ts'
import { toVietnameseDay } from '#compiler/to-published.ts'
import { findFindings, type Finding } from '#features/disclosures/build/find-findings.ts'

const headings: Readonly<Record<Finding['kind'], string>> = {
  late: 'Late',
  'missing-translation': 'Without a translation that is required',
  'missing-document': 'Without the document that is required',
  expiring: 'Ending soon',
}

const kinds = ['late', 'missing-translation', 'missing-document', 'expiring'] as const

/** What the rules find, as a text for a terminal: by kind, each with its rule, and the rules it was held to. */
export function toComplianceReport(content: Content, now: Date): string {
  const findings = findFindings(content, now)
  const blocks = kinds.map((kind) => {
    const found = findings.filter((finding) => finding.kind === kind)
    const lines = found.map(
      ({ entry, message, rule }) => `  ${entry.collection}/${entry.slug}\n    ${message} (${rule.id})`,
    )
    return [`${headings[kind]}: ${found.length}`, ...lines].join('\n')
  })
  const rules = disclosureRules.map(({ id, says, source }) => `  ${id.padEnd(24)}${says} [${source}]`)
  const standing = standingRules.map(
    ({ id, says, heldBy }) => `  ${id.padEnd(24)}${says}\n${' '.repeat(26)}Held by: ${heldBy}.`,
  )
  return [
    `Disclosure on ${toVietnameseDay(now)}, by the rules below.`,
    'This is information for editors, not legal advice: the law as published holds.',
    '',
    ...blocks,
    '',
    'Rules:',
    ...rules,
    '',
    'Held by the site itself:',
    ...standing,
  ].join('\n')
}
