import { examineWith, now, text, type Changes } from '#engine/content/content-fixture.ts'
import { say } from '#lib/say/message.ts'
import { applyDisclosureRules } from './apply-disclosure-rules.ts'

const attachment = 'attachments:\n  - { file: a.pdf, kind: bao-cao, language: both, title: { vi: a, en: a } }\n'

/** The facts of a quarterly report; an empty value leaves its field out. */
export const report = (publishedAt: string, facts: Readonly<Record<string, string>> = {}) =>
  Object.entries({
    code: 'bao-cao-tai-chinh',
    fiscalYear: '2026',
    period: 'Q1',
    basis: 'rieng',
    assurance: 'chua-kiem-toan',
    periodEnd: '2026-03-31',
    publishedAt,
    ...facts,
  })
    .map(([field, value]) => (value === '' ? '' : `${field}: ${value}\n`))
    .join('') + attachment

/** An entry in both languages, with its document if the facts name one. */
export const both = (folder: string, facts: string): Changes => ({
  [`${folder}/entry.yaml`]: facts,
  [`${folder}/vi.md`]: text(),
  [`${folder}/en.md`]: text(),
  ...(facts.includes('a.pdf') && { [`${folder}/a.pdf`]: '%PDF-1.7\n%%EOF\n' }),
})

export const late = (rule: string, field: string, due: string, published: string, by: string) =>
  String(say`late ${rule} ${field}: Was due by ${due} and published at ${published}: ${by} late`)

/** The findings of the rules in the changed content, a line for each. */
export async function findingsOf(changes: Changes): Promise<string[]> {
  const { content } = await examineWith(changes)
  return applyDisclosureRules(content, now).map(
    ({ kind, rule, field, message }) => `${kind} ${rule.id} ${field.join('.')}: ${message}`,
  )
}

const basis = 'discloser: { vi: a, en: a }\nlegalBasis: { vi: a, en: a }\n'

export const disclosure = (publishedAt: string) =>
  `code: dinh-ky\nrefNo: "1"\ndocumentDate: 2024-12-30\n${basis}publishedAt: ${publishedAt}\n`

export const extraordinary = (publishedAt: string) =>
  `code: bat-thuong\nrefNo: "1"\ndocumentDate: 2026-03-02\neventAt: 2026-03-02T10:00+07:00\n${basis}publishedAt: ${publishedAt}\n`

export const ballot =
  'attachments:\n  - { file: a.pdf, kind: phieu-bieu-quyet, language: both, title: { vi: a, en: a } }\n'

export const onRequest = (publishedAt: string) => extraordinary(publishedAt).replace('bat-thuong', 'theo-yeu-cau')
