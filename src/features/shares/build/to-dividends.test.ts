import { expect, test } from 'vitest'
import { readWith, text, type Changes } from '#engine/content/content-fixture.ts'
import { toPayloadContext } from '#engine/graph/payload-context-fixture.ts'
import { toCsvFile } from '#engine/outputs/data-sets/to-data-files.ts'
import { dividendSet } from './dividend-set.ts'
import { toDividends } from './to-dividends.ts'

const notice = (name: string, fields: string): Changes => ({
  [`share-management/${name}/entry.yaml`]: `kind: co-tuc\n${fields}`,
  [`share-management/${name}/vi.md`]: text('Một đoạn.', `title: Cổ tức ${name}\nsummary: Tóm tắt.`),
  [`share-management/${name}/en.md`]: text('A paragraph.', `title: Dividend ${name}\nsummary: Summary.`),
})

const dates = (day: string) => `exDate: ${day}-01\nrecordDate: ${day}-02\npayDate: ${day}-20\n`
const first = notice(
  'a',
  `${dates('2025-06')}dividend: { fiscalYear: 2024, form: tien, rate: "6.25" }\npublishedAt: 2025-05-01T09:00+07:00\n`,
)
const second = notice(
  'b',
  `${dates('2026-06')}dividend: { fiscalYear: 2025, form: co-phieu, rate: "10" }\npublishedAt: 2026-05-01T09:00+07:00\n`,
)
const correction = notice(
  'c',
  `${dates('2026-07')}dividend: { fiscalYear: 2025, form: co-phieu, rate: "10" }
corrects: { entry: b, reason: { vi: Ngày thanh toán, en: Payment date } }
publishedAt: 2026-05-03T09:00+07:00
`,
)
const withdrawn = notice(
  'd',
  `${dates('2026-08')}dividend: { fiscalYear: 2026, isInterim: true, form: tien, rate: "3" }
status: withdrawn
withdrawal: { at: 2026-06-03T09:00+07:00, reason: { vi: Hoãn, en: Postponed } }
publishedAt: 2026-05-03T09:00+07:00
`,
)

test.each<[string, Changes, [slug: string, perShare: string | null][]]>([
  ['none', {}, []],
  ['newest first, in cash and in shares', { ...first, ...second }, [['b', null], ['a', '625']]], // prettier-ignore
  ['a correction takes the place of what it corrects', { ...second, ...correction }, [['c', null]]],
  ['without what was withdrawn', { ...first, ...withdrawn }, [['a', '625']]],
])('dividends: %s', async (_case, changes, expected) => {
  const read = await readWith(changes)
  const dividends = toDividends({ content: read.content, locale: 'en' })
  expect(dividends.map(({ link, perShare }) => [link.title.replace('Dividend ', ''), perShare])).toEqual(expected)
})

test('the file has a row for each dividend, with commas in Vietnamese', async () => {
  const read = await readWith(first)
  const file = toCsvFile(dividendSet, toPayloadContext(read))
  expect(file.url).toBe('/tai-lieu/co-tuc/lich-su-co-tuc.vi.csv')
  expect(new TextDecoder().decode(file.bytes)).toBe(
    'fiscal_year;interim;form;rate_percent;vnd_per_share;ex_date;record_date;pay_date;title;notice\r\n' +
      '2024;false;cash;6,25;625;2025-06-01;2025-06-02;2025-06-20;Cổ tức a;https://shs.test/quan-he-co-dong/quan-ly-co-phan-co-phieu/a\r\n',
  )
})

test('without dividends the file has its header', async () => {
  const { bytes } = toCsvFile(dividendSet, toPayloadContext(await readWith({})))
  expect(new TextDecoder().decode(bytes)).toMatch(/^fiscal_year;[a-z_;]+\r\n$/)
})
