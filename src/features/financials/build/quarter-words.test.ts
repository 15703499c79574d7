import { expect, test } from 'vitest'
import { locales, type Locale } from '#engine/model/locale/locale.ts'
import { readCatalogues } from '#engine/render/code/catalogues.ts'
import { toMove, toQuarterWords, type Move, type Subject } from '../story/quarter-words.ts'

const { translations } = await readCatalogues()

const wordsIn = (locale: Locale) => toQuarterWords({ locale, translate: translations[locale], unit: 'ty-dong' })
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')
const now = { fiscalYear: 2026, period: 'Q3' } as const
const time = { fiscalYear: 2025, period: 'Q3' } as const

test.each<[before: string, value: string, Move]>([
  ['250', '300', 'up'],
  ['300', '250', 'down'],
  ['250', '250.0', 'same'],
  ['250', '250.1', 'nearly-same'],
  ['250', '249.9', 'nearly-same'],
  ['-20', '300', 'after-loss'],
  ['-20', '0', 'after-loss'],
  ['20', '-5', 'loss-after-profit'],
  ['-20', '-5', 'smaller-loss'],
  ['-5', '-20', 'larger-loss'],
  ['-5', '-5.0', 'same-loss'],
  ['0', '5', 'plain'],
  ['0', '-5', 'plain'],
  ['5', '0', 'plain'],
  ['0', '0', 'plain'],
])('from %s to %s: %s', (before, value, expected) => {
  expect(toMove(before, value)).toBe(expected)
})

test.each<[Subject, before: string | undefined, value: string, vi: string | undefined, en: string | undefined]>([
  [
    'operatingRevenue',
    '680',
    '700',
    'Doanh thu hoạt động tăng 2,9% so với Quý III/2025',
    'Operating revenue up 2.9% on Q3 2025',
  ],
  ['expenses', '320', '300', 'Chi phí giảm 6,3% so với Quý III/2025', 'Expenses down 6.3% on Q3 2025'],
  [
    'equity',
    '8000',
    '8000',
    'Vốn chủ sở hữu cuối quý không đổi so với Quý III/2025',
    'Equity at the end of the quarter unchanged from Q3 2025',
  ],
  [
    'marginLoans',
    '6000',
    '6001',
    'Cho vay ký quỹ cuối quý gần như không đổi so với Quý III/2025',
    'Margin loans at the end of the quarter almost unchanged from Q3 2025',
  ],
  [
    'profitAfterTax',
    '-20',
    '300',
    'Lợi nhuận sau thuế cao hơn mức lỗ 20 tỷ đồng của Quý III/2025',
    'Profit after tax against a loss of VND 20 billion in Q3 2025',
  ],
  [
    'profitAfterTax',
    '50',
    '-5',
    'Lỗ sau thuế, trong khi Quý III/2025 lãi 50 tỷ đồng',
    'A loss after tax, against a profit of VND 50 billion in Q3 2025',
  ],
  [
    'profitBeforeTax',
    '-20',
    '-5',
    'Lỗ trước thuế, ít hơn mức lỗ 20 tỷ đồng của Quý III/2025',
    'A loss before tax, smaller than the loss of VND 20 billion in Q3 2025',
  ],
  [
    'profitAfterTax',
    '-5',
    '-20',
    'Lỗ sau thuế, nhiều hơn mức lỗ 5 tỷ đồng của Quý III/2025',
    'A loss after tax, larger than the loss of VND 5 billion in Q3 2025',
  ],
  [
    'profitAfterTax',
    '-5',
    '-5',
    'Lỗ sau thuế, bằng mức lỗ của Quý III/2025',
    'A loss after tax, the same as the loss in Q3 2025',
  ],
  ['profitAfterTax', undefined, '5', undefined, undefined],
])('%s from %s to %s', (subject, before, value, vi, en) => {
  const said = locales.map((locale) => plain(wordsIn(locale).toSentence(subject, { value, before, time })))
  expect(Object.fromEntries(locales.map((locale, index) => [locale, said[index]]))).toEqual({ vi, en })
})

const year = (value: string, before?: string) => ({ value, before, time })

test.each<[string, ReturnType<typeof year>, ReturnType<typeof year>, vi: string, en: string]>([
  [
    'both rose',
    year('700', '680'),
    year('300', '288'),
    'Doanh thu hoạt động 700 tỷ đồng, tăng 2,9% so với Quý III/2025; lợi nhuận sau thuế 300 tỷ đồng, tăng 4,2%.',
    'Operating revenue of VND 700 billion, up 2.9% on Q3 2025; profit after tax of VND 300 billion, up 4.2%.',
  ],
  [
    'a turn to a loss says the time again',
    year('700', '680'),
    year('-5', '288'),
    'Doanh thu hoạt động 700 tỷ đồng, tăng 2,9% so với Quý III/2025; lỗ sau thuế 5 tỷ đồng, trong khi Quý III/2025 lãi 288 tỷ đồng.',
    'Operating revenue of VND 700 billion, up 2.9% on Q3 2025; a loss after tax of VND 5 billion, against a profit of VND 288 billion in Q3 2025.',
  ],
  [
    'nothing to compare with',
    year('700'),
    year('300'),
    'Doanh thu hoạt động 700 tỷ đồng; lợi nhuận sau thuế 300 tỷ đồng.',
    'Operating revenue of VND 700 billion; profit after tax of VND 300 billion.',
  ],
])('the quarter in a sentence: %s', (_case, revenue, profit, vi, en) => {
  const said = locales.map((locale) => [locale, plain(wordsIn(locale).toSummary(revenue, profit))])
  expect(Object.fromEntries(said)).toEqual({ vi, en })
})

test.each<[Locale, string[]]>([
  [
    'vi',
    [
      'Kết quả kinh doanh Quý III/2026',
      'Biên lợi nhuận ròng 41,8%, thấp hơn mức 42,0% của Quý III/2025',
      'Chi phí tăng 14,3% so với Quý III/2025, trong khi doanh thu giảm 1,0%',
      'Lưu chuyển tiền từ hoạt động kinh doanh âm 160 tỷ đồng',
    ],
  ],
  [
    'en',
    [
      'Results for Q3 2026',
      'Net profit margin of 41.8%, below 42.0% in Q3 2025',
      'Expenses up 14.3% on Q3 2025, with revenue down 1.0%',
      'A cash outflow from operations of VND 160 billion',
    ],
  ],
])('titles and what is worse, in %s', (locale, expected) => {
  const words = wordsIn(locale)
  const said = [
    words.toTitle(now),
    words.toLowerMargin({ value: '41.8', before: '42.0', time }),
    words.toCosts({ value: '320', before: '280', time }, { value: '99', before: '100', time }),
    words.toCash('-160'),
  ]
  expect(said.map(plain)).toEqual(expected)
})
