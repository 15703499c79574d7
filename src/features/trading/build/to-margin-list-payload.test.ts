import { expect, test } from 'vitest'
import { examineWith, text } from '#engine/content/content-fixture.ts'
import { toPayloadContext, toPayloads } from '#engine/graph/payload-context-fixture.ts'
import { toCsvFile } from '#engine/outputs/data-sets/to-data-files.ts'
import { readCsv } from '#engine/outputs/files/csv-fixture.ts'
import { marginSet } from './margin-set.ts'

const list = (term: string, securities: string, more = '') =>
  `${term}\nsecurities: [${securities}]\npublishedAt: 2025-12-31T08:30+07:00\n${more}`
const security = (ticker: string, loan: number, since: string) =>
  `{ ticker: ${ticker}, loanPercent: ${loan}, since: ${since} }`

const all = {
  'margin-lists/a/entry.yaml': list(
    'effectiveFrom: 2026-01-05\neffectiveTo: 2026-02-01',
    [security('ZZB', 50, '2026-01-05'), security('ZZA', 40, '2026-01-05'), security('ZZC', 30, '2026-01-05')].join(
      ', ',
    ),
  ),
  'margin-lists/a/vi.md': text(),
  'margin-lists/b/entry.yaml': list(
    'effectiveFrom: 2026-02-02',
    [security('ZZD', 20, '2026-02-02'), security('ZZB', 30, '2026-02-02'), security('ZZC', 30, '2026-01-05')].join(
      ', ',
    ),
  ),
  'margin-lists/b/vi.md': text(),
  'margin-lists/c/entry.yaml': list(
    'effectiveFrom: 2026-02-02',
    security('ZZZ', 50, '2026-02-02'),
    'status: withdrawn\nwithdrawal:\n  at: 2026-01-03T08:30+07:00\n  reason: { vi: a, en: a }\n',
  ),
  'margin-lists/c/vi.md': text(),
}

const slugs = (lists: readonly { slug: string }[]) => lists.map(({ slug }) => slug)

test.each([
  ['2026-01-04T23:59+07:00', null, ['a', 'b'], [], []],
  ['2026-02-01T23:59+07:00', 'a', ['b'], [], ['ZZA 40', 'ZZB 50', 'ZZC 30']],
  ['2026-02-02T00:00+07:00', 'b', [], ['a'], ['ZZB 30', 'ZZC 30', 'ZZD 20']],
])('at %s, %s is in force, and is the file', async (moment, slug, coming, past, rows) => {
  const read = await examineWith(all, { now: new Date(moment) })
  const context = toPayloadContext(read)
  const page = toPayloads(context).find(({ kind }) => kind === 'margin-list')
  if (page?.kind !== 'margin-list') throw new Error('No page of margin lists')
  expect([page.inForce?.slug ?? null, slugs(page.coming), slugs(page.past)]).toEqual([slug, coming, past])
  const [, ...written] = readCsv(toCsvFile(marginSet, context).bytes, context.locale)
  expect(written.map(([ticker, loan]) => `${ticker} ${loan}`)).toEqual(rows)
  expect(page.inForce?.facts.securities.map(({ ticker }) => ticker) ?? []).toEqual(written.map(([ticker]) => ticker))
})

test('a list says what it changes', async () => {
  const read = await examineWith(all, { now: new Date('2026-02-02T00:00+07:00') })
  const pages = toPayloads(toPayloadContext(read))
  const page = pages.find(({ kind }) => kind === 'margin-list')
  expect(page).toMatchObject({
    inForce: {
      changes: [
        { ticker: 'ZZA', before: 40 },
        { ticker: 'ZZB', before: 50, after: 30 },
        { ticker: 'ZZD', after: 20 },
      ],
    },
  })
})
