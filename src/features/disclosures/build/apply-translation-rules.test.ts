import { expect, test } from 'vitest'
import { toComplianceReport } from '#desk/to-compliance-report.ts'
import { examineWith, now, type Changes } from '#engine/content/content-fixture.ts'
import { applyDisclosureRules } from './apply-disclosure-rules.ts'
import { ballot, both, disclosure, extraordinary, findingsOf } from './disclosure-rules-fixture.ts'

test.each<[string, Changes, string[]]>([
  [
    'no English text before it was required',
    {
      ...both('disclosures/a', extraordinary('2025-12-31T23:59+07:00').replaceAll('2026-03-02', '2025-12-31')),
      'disclosures/a/en.md': null,
    },
    [],
  ],
  [
    'no English text of what is periodic, which is required a year before the rest',
    { ...both('disclosures/a', disclosure('2025-01-02T08:00+07:00')), 'disclosures/a/en.md': null },
    ['missing-translation english-periodic-papers : Has no English text, which is required since 1 January 2025'],
  ],
  [
    'an English text whose document is in Vietnamese alone',
    both('disclosures/a', `${disclosure('2026-01-02T08:00+07:00')}${ballot.replace('both', 'vi')}`),
    [
      'missing-translation english-periodic-papers attachments: Has "a.pdf" and no English document beside it, which is required since 1 January 2025',
    ],
  ],
  [
    'a document in each language',
    {
      ...both(
        'disclosures/a',
        `${disclosure('2026-01-02T08:00+07:00')}${ballot.replace('both', 'vi')}  - { file: b.pdf, kind: phieu-bieu-quyet, language: en, title: { vi: a, en: a } }\n`,
      ),
      'disclosures/a/b.pdf': '%PDF-1.7\n1\n%%EOF\n',
    },
    [],
  ],
  [
    'no English text since it is required',
    { ...both('disclosures/a', extraordinary('2026-03-02T12:00+07:00')), 'disclosures/a/en.md': null },
    ['missing-translation english-disclosures : Has no English text, which is required since 1 January 2026'],
  ],
])('%s', async (_case, changes, expected) => {
  expect(await findingsOf(changes)).toEqual(expected)
  const { content } = await examineWith(changes)
  const compliance = toComplianceReport(content, now)
  expect(compliance).toContain('not legal advice')
  for (const { message } of applyDisclosureRules(content, now)) expect(compliance).toContain(message)
})
