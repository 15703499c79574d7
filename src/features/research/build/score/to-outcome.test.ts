import { expect, test } from 'vitest'
import type { Outcome } from '../../payload.ts'
import { toOutcome, type Call, type Close } from './to-outcome.ts'

const row = (close: string, name = 'MH-Index') => ({
  name,
  close,
  change: '0.00',
  changePercent: '0.00',
  volume: '500',
  value: '12000',
})

/** A commentary after the session of Tuesday, 17 November 2026, at a close of 1200. */
const call = (changes: Partial<Call> = {}): Call => ({
  sessionDate: '2026-11-17',
  kind: 'sau-phien',
  outlook: 'trung-tinh',
  levels: { support: '1180', resistance: '1220' },
  indices: [row('1200.00')],
  publishedAt: '2026-11-17T16:30+07:00',
  ...changes,
})
const morning = (changes: Partial<Call> = {}) =>
  call({ kind: 'truoc-phien', sessionDate: '2026-11-18', publishedAt: '2026-11-18T08:10+07:00', ...changes })

const close = (indicesOf: string, ...points: string[]): Close => ({ indicesOf, indices: points.map((one) => row(one)) })
const known = (state: 'below' | 'inside' | 'above', points: string, direction: 'right' | 'wrong' | null = null) =>
  ({ state, date: '2026-11-18', close: points, direction }) satisfies Outcome
const open: Outcome = { state: 'open' }

test.each<[string, Call, Close[], Outcome]>([
  ['no later commentary', call(), [], open],
  ['a close within the band', call(), [close('2026-11-18', '1190')], known('inside', '1190')],
  ['a close at the support level', call(), [close('2026-11-18', '1180.00')], known('inside', '1180.00')],
  ['a close at the resistance level', call(), [close('2026-11-18', '1220')], known('inside', '1220')],
  ['a close just below', call(), [close('2026-11-18', '1179.99')], known('below', '1179.99')],
  ['a close just above', call(), [close('2026-11-18', '1220.01')], known('above', '1220.01')],
  ['a morning, with the close of its day', morning(), [close('2026-11-18', '1190')], known('inside', '1190')],
  [
    'the commentary of the morning between, which has the figures of the day before',
    call(),
    [close('2026-11-17', '1200'), close('2026-11-18', '1230')],
    known('above', '1230'),
  ],
  ['a session of which nothing was written', call(), [close('2026-11-19', '1190')], open],
  [
    'the session after, in the commentary after that',
    call(),
    [close('2026-11-20', '1190'), close('2026-11-18', '1')],
    open,
  ],
  ['figures of other indices alone', call(), [{ indicesOf: '2026-11-18', indices: [row('230', 'MHX-Index')] }], open],
  [
    'a weekend',
    call({ sessionDate: '2026-11-13', publishedAt: '2026-11-13T16:30+07:00' }),
    [close('2026-11-16', '1200')],
    { ...known('inside', '1200'), date: '2026-11-16' },
  ],
  [
    'a holiday that is not known in advance',
    call({ sessionDate: '2026-02-13', publishedAt: '2026-02-13T16:30+07:00' }),
    [close('2026-02-23', '1200')],
    open,
  ],
  [
    'the same, with the stated close',
    call({
      sessionDate: '2026-02-13',
      publishedAt: '2026-02-13T16:30+07:00',
      closeAfter: { date: '2026-02-23', close: '1201' },
    }),
    [],
    { ...known('inside', '1201'), date: '2026-02-23' },
  ],
  ['a stated close', morning({ closeAfter: { date: '2026-11-18', close: '1100' } }), [], known('below', '1100')],
  ['a commentary of the morning in time', morning({ publishedAt: '2026-11-18T08:59+07:00' }), [], open],
  [
    'a commentary that came after the session had begun',
    morning({ publishedAt: '2026-11-18T09:00+07:00' }),
    [close('2026-11-18', '1190')],
    { state: 'late' },
  ],
  [
    'a commentary of the day before that came a day late',
    call({ publishedAt: '2026-11-18T09:30+07:00' }),
    [close('2026-11-18', '1190')],
    { state: 'late' },
  ],
  ...(
    [
      ['tich-cuc', '1200.01', 'right'],
      ['tich-cuc', '1199.99', 'wrong'],
      ['tich-cuc', '1200', 'wrong'],
      ['than-trong', '1199.99', 'right'],
      ['than-trong', '1200.01', 'wrong'],
      ['than-trong', '1200', 'wrong'],
      ['trung-tinh', '1210', null],
    ] as const
  ).map(([outlook, points, direction]): [string, Call, Close[], Outcome] => [
    `an outlook of ${outlook} and a close of ${points}`,
    call({ outlook }),
    [close('2026-11-18', points)],
    known('inside', points, direction),
  ]),
])('%s', (_case, one, later, expected) => {
  expect(toOutcome(one, later)).toEqual(expected)
})

test('no more commentaries are read than are needed: each is recorded as something that the page reads', () => {
  const read: string[] = []
  function* later() {
    for (const day of ['2026-11-17', '2026-11-18', '2026-11-19']) {
      read.push(day)
      yield close(day, '1190')
    }
  }
  toOutcome(call(), later())
  expect(read).toEqual(['2026-11-17', '2026-11-18'])
})
