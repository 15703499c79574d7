import { toVietnameseDay } from '#compiler/to-published.ts'
import type { Content } from '#features/content.ts'
import { applyDisclosureRules, type Finding } from '#features/disclosures/build/apply-disclosure-rules.ts'
import { disclosureRules, guaranteedRules } from '#features/disclosures/build/disclosure-rules.ts'

const headings: Readonly<Record<Finding['kind'], string>> = {
  late: 'Late',
  'missing-translation': 'Without a translation that is required',
  'missing-document': 'Without the document that is required',
  expiring: 'Ending soon',
}

const kinds = ['late', 'missing-translation', 'missing-document', 'expiring'] as const

/** The findings of the disclosure rules by kind, and the rules themselves, as a text for a terminal. */
export function toComplianceReport(content: Content, now: Date): string {
  const findings = applyDisclosureRules(content, now)
  const blocks = kinds.map((kind) => {
    const found = findings.filter((finding) => finding.kind === kind)
    const lines = found.map(
      ({ entry, message, rule }) => `  ${entry.collection}/${entry.slug}\n    ${message} (${rule.id})`,
    )
    return [`${headings[kind]}: ${found.length}`, ...lines].join('\n')
  })
  const rules = disclosureRules.map(({ id, requirement, source }) => `  ${id.padEnd(24)}${requirement} [${source}]`)
  const guaranteed = guaranteedRules.map(
    ({ id, requirement, ensuredBy }) => `  ${id.padEnd(24)}${requirement}\n${' '.repeat(26)}Ensured by: ${ensuredBy}.`,
  )
  return [
    `Disclosure on ${toVietnameseDay(now)}, by the rules below.`,
    'This is information for editors, not legal advice: the law as published applies.',
    '',
    ...blocks,
    '',
    'Rules:',
    ...rules,
    '',
    'Rules that the site itself ensures:',
    ...guaranteed,
  ].join('\n')
}
