import { beforeAll, describe, expect, test } from 'vitest'
import type { ReadContent } from '#engine/content/examine-tree.ts'
import { toPayloadContext } from '#engine/graph/payload-context-fixture.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import { toDataFiles } from '#engine/outputs/data-sets/to-data-files.ts'
import { readCsvRecords } from '#engine/outputs/files/csv-fixture.ts'
import { figureSets } from './figure-sets.ts'
import { readFigures } from './figures-fixture.ts'
import { toQuarterFiles } from './to-quarter-files.ts'
import { toSeries, type FinancialSeries } from './to-series.ts'
import { toTable } from './to-table.ts'

let read: ReadContent
let series: FinancialSeries
beforeAll(async () => {
  read = await readFigures()
  const [only] = toSeries(read.content)
  if (!only) throw new Error('The fixture has no figures')
  series = only
})

const tableOf = (locale: Locale) =>
  toTable({ ...toPayloadContext(read, locale), id: 'a', periods: series.periods, series })
const cellsOf = (key: string) =>
  tableOf('vi')
    .groups.flatMap(({ rows }) => rows)
    .find((row) => row.key === key)?.cells

test('periods are sorted by their last day, a year after its quarters', () => {
  expect(series.periods.map(({ fiscalYear, period }) => `${period} ${fiscalYear}`)).toEqual([
    'FY 2024',
    'Q1 2025',
    'FY 2025',
  ])
})

test.each([
  ['profitAfterTax', [{ value: '-45.5', note: 1 }, { value: '10' }, { value: '45' }]],
  // From current figures: 45 × 2 ÷ (400 + 500). Quarters and the first year have no return.
  ['returnOnEquity', [null, null, { value: '10.0' }]],
  ['returnOnAssets', [null, null, { value: '3.6' }]],
  ['netMargin', [{ value: '-22.8' }, { value: '5.0' }, { value: '22.5' }]],
  ['debtToEquity', [{ value: '1.50' }, null, { value: '2.00' }]],
  ['cash', undefined],
])('the row of %s', (key, cells) => {
  expect(cellsOf(key)).toEqual(cells)
})

test('a restatement shows both figures, both reports and the reason', () => {
  expect(tableOf('en').restatements).toEqual([
    {
      note: 1,
      fiscalYear: 2024,
      period: 'FY',
      group: 'results',
      label: 'Profit after tax',
      was: '50',
      now: '-45.5',
      reason: '@Because, “quoted”',
      first: {
        link: { href: '/bao-cao-dinh-ky/bao-cao-2024', title: '=1+1' },
        publishedAt: '2025-03-20T08:30+07:00',
      },
      by: {
        link: { href: '/bao-cao-dinh-ky/bao-cao-2025', title: 'Báo cáo năm 2025' },
        publishedAt: '2026-03-20T08:30+07:00',
      },
    },
  ])
})

describe.each(['vi', 'en'] as const)('files in %s', (locale) => {
  const fileOf = (format: 'csv' | 'json') => {
    const made = toDataFiles(figureSets.rieng, toPayloadContext(read, locale))[format]
    return { ...made, text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(made.bytes) }
  }
  const readCsv = () => readCsvRecords(fileOf('csv').bytes, locale)

  test('the CSV begins with a byte order mark and can be parsed', () => {
    expect(fileOf('csv').text.startsWith(locale === 'vi' ? '\uFEFFmetric;' : '\uFEFFmetric,')).toBe(true)
    expect(readCsv()).toHaveLength(6 * 3 + 2 + 1 + 4)
  })

  test('negative figures are numbers, and formulas are escaped', () => {
    const row = readCsv().find(({ restated }) => restated === 'true')
    expect(row).toMatchObject({
      metric: 'profitAfterTax',
      fiscal_year: '2024',
      value: '-45.5',
      unit: 'trieu-dong',
      currency: 'VND',
      first_value: '50',
      first_published_at: '2025-03-20T08:30+07:00',
      reason: locale === 'vi' ? "'=HYPERLINK(1)" : `'@Because, “quoted”`,
      source_report: `https://shs.test/bao-cao-dinh-ky/bao-cao-2025${locale === 'vi' ? '' : '?lang=en'}`,
    })
  })

  test('the JSON has the same figures', () => {
    const { rows } = JSON.parse(fileOf('json').text) as { rows: { metric: string; value: string }[] } // written by the build
    expect(rows.map(({ metric, value }) => `${metric} ${value}`)).toEqual(
      readCsv().map(({ metric, value }) => `${metric} ${value}`),
    )
    expect(rows.find(({ metric }) => metric === 'profitAfterTax')).toMatchObject({
      fiscal_year: 2024,
      restated: true,
      value: '-45.5',
      first_value: '50',
      first_published_at: '2025-03-20T08:30+07:00',
      reason: locale === 'vi' ? '=HYPERLINK(1)' : '@Because, “quoted”',
    })
  })

  test.each(['csv', 'json'] as const)('the %s has a readable file name', (format) => {
    const { headers, url } = fileOf(format)
    expect(url).toBe(`/tai-lieu/du-lieu/so-lieu-tai-chinh-rieng.${locale}.${format}`)
    const name = locale === 'vi' ? 'Số liệu tài chính riêng' : 'Separate financial data'
    expect(decodeURIComponent(headers['Content-Disposition'] ?? '')).toContain(`UTF-8''${name}.${format}`)
    expect(headers['Content-Language']).toBe(locale)
  })

  test('the file of a quarter has its rows of the file of all', () => {
    const files = toQuarterFiles(toPayloadContext(read, locale))
    expect(files.map(({ url }) => url)).toEqual([`/tai-lieu/du-lieu/so-lieu-tai-chinh-rieng-2025-q1.${locale}.csv`])
    const rows = readCsvRecords(files[0]?.bytes ?? new Uint8Array(), locale)
    expect(rows).toEqual(readCsv().filter(({ period, fiscal_year: year }) => period === 'Q1' && year === '2025'))
  })
})
