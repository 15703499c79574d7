import { expect, test } from 'vitest'
import { problemsOf, text, type Changes } from '#engine/content/content-fixture.ts'
import { both } from './disclosure-rules-fixture.ts'

const vietnamese = text(
  'Công ty công bố nghị quyết của Hội đồng quản trị về việc tạm ứng cổ tức năm 2026 bằng tiền.',
  'title: Nghị quyết của Hội đồng quản trị\nsummary: Tạm ứng cổ tức bằng tiền.',
)
const english = text(
  'The Company discloses the resolution of its Board of Directors on an interim dividend for 2026.',
  'title: Resolution of the Board of Directors\nsummary: An interim dividend in cash.',
)

const facts =
  'code: dinh-ky\nrefNo: "1"\ndocumentDate: 2026-11-18\ndiscloser: { vi: a, en: a }\nlegalBasis: { vi: a, en: a }\npublishedAt: 2026-11-20T17:00+07:00\n'
const disclosure = (en: string): Changes => ({
  ...both('disclosures/a', facts),
  'disclosures/a/vi.md': vietnamese,
  'disclosures/a/en.md': en,
})
const rule =
  'and English is required since 1 January 2025 (english-periodic-papers: Thông tư 96/2020/TT-BTC, Điều 5, khoản 2, điểm a)'

test.each<[string, Changes, string[]]>([
  ['an English text', disclosure(english), []],
  [
    'a copy of the Vietnamese text',
    disclosure(vietnamese),
    [`disclosures/a/en.md:1:1 This text is in Vietnamese, ${rule}; translate it`],
  ],
  [
    'one from before English was required',
    {
      ...disclosure(vietnamese),
      'disclosures/a/entry.yaml': facts.replaceAll('2026-11', '2024-11'),
    },
    [],
  ],
  [
    'one that is recorded as disclosed',
    {
      ...disclosure(vietnamese),
      'archive.lock': 'disclosures/a en.md 00\ndisclosures/a published 2026-11-20T10:00:00.000Z\n',
    },
    [
      `disclosures/a/entry.yaml:1:1 warning: en.md: This text is in Vietnamese, ${rule}; publish a correction with the English text`,
    ],
  ],
])('%s', async (_case, changes, expected) => {
  expect((await problemsOf(changes)).filter((problem) => problem.includes('is in Vietnamese'))).toEqual(expected)
})
