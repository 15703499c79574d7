import { expect, test } from 'vitest'
import { problemsOf, text } from '#engine/content/content-fixture.ts'

const entry = (gri: string, disclosures: string) => ({
  'sustainability/a/entry.yaml': `indicators:
  - { name: { vi: Điện, en: Electricity }, topic: moi-truong, unit: { vi: MWh, en: MWh }, gri: [${gri}], values: [{ year: 2025, value: "10" }] }
disclosures:
  - { number: "302-1", title: { vi: Năng lượng, en: Energy }, ${disclosures} }
publishedAt: 2026-04-10T08:00+07:00
`,
  'sustainability/a/vi.md': text('Phạm vi.'),
  'sustainability/a/en.md': text('Scope.'),
})

test.each<[string, string, string, RegExp[]]>([
  ['a page that is there', '"302-1"', 'pages: [/ve-shs]', []],
  ['why there is none', '', 'omission: { vi: Chưa đo, en: Not measured }', []],
  [
    'a page that is not there',
    '',
    'pages: [/ve-sh]',
    [/^sustainability\/a\/entry\.yaml:4:\d+ "disclosures\.0\.pages\.0": No page has the address \/ve-sh\./],
  ],
  ['neither', '', 'pages: []', [/Must name a page in `pages`/]],
  [
    'a number that the index lacks',
    '"305-2"',
    'pages: [/ve-shs]',
    [/Each number of `gri` must be one of `disclosures`/],
  ],
])('%s', async (_case, gri, disclosures, expected) => {
  const problems = (await problemsOf(entry(gri, disclosures))).filter((line) => line.startsWith('sustainability/'))
  expect(problems).toEqual(expected.map((pattern) => expect.stringMatching(pattern)))
})
