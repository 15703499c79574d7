import { expect, test } from 'vitest'
import type { DisclosureRecord } from '#engine/content/archive/disclosure-log.ts'
import { describeLate } from './describe-late.ts'

const record: DisclosureRecord = {
  at: '2026-11-21T02:00:30.000Z',
  release: 5,
  content: 'content',
  id: 'disclosures/a',
  parts: { published: '2026-11-21T01:00:00.000Z' },
  isRecorded: false,
}
const other = { ...record, id: 'disclosures/b' }
const hidden = { ...record, isHidden: true } as const
const late = 'warning: disclosures/a says 21 November 2026, 08:00, and can be read only since 21 November 2026, 09:00'
const statedAt = (published: string) => ({ ...record, parts: { published } })

test.each<[string, DisclosureRecord, readonly DisclosureRecord[], string[]]>([
  ['an hour late', record, [other], [late]],
  ['in the same minute', statedAt('2026-11-21T02:00:00.000Z'), [other], []],
  ['in a log that begins', record, [], []],
  ['known before, such as recorded now', record, [record], []],
  ['shown after a release was held', record, [hidden], [late]],
  ['not shown yet', hidden, [other], []],
  ['of years ago', statedAt('2024-11-21T01:00:00.000Z'), [other], []],
  [
    'withdrawn while an earlier release was held',
    { ...record, parts: { ...record.parts, withdrawn: 'x' } },
    [hidden],
    [],
  ],
])('%s', (_name, one, log, expected) => {
  expect(describeLate([one], { log: new Map(log.map((known) => [known.id, known])), required: undefined })).toEqual(
    expected,
  )
})

test('whoever publishes it is told by the receipt', () => {
  expect(describeLate([record], { log: new Map([[other.id, other]]), required: record.id })).toEqual([])
})
