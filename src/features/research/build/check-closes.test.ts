import { expect, test } from 'vitest'
import { problemsOf, text, type Changes } from '#engine/content/content-fixture.ts'

interface Options {
  day?: string
  kind?: 'sau-phien' | 'truoc-phien'
  close?: string
  figuresOf?: string
  more?: string
}

/** A commentary after the session of 12 October 2026, or another one. */
function commentary(slug: string, options: Options = {}): Changes {
  const { day = '2026-10-12', kind = 'sau-phien', close = '1200', figuresOf = day, more = '' } = options
  return {
    [`commentary/${slug}/entry.yaml`]: `kind: ${kind}
sessionDate: ${day}
outlook: trung-tinh
levels: { support: "1150", resistance: "1250" }
indicesOf: ${figuresOf}
indices:
  - { name: MH-Index, close: "${close}", change: "0.00", changePercent: "0.00", volume: "500", value: "12000" }
sample: true
publishedAt: ${day}T${kind === 'sau-phien' ? '17:30' : '08:10'}+07:00
${more}`,
    [`commentary/${slug}/vi.md`]: text(),
  }
}

const after = (date: string, close: string): Options => ({ more: `closeAfter: { date: ${date}, close: "${close}" }\n` })
const morning = (options: Options): Options => ({
  kind: 'truoc-phien',
  day: '2026-10-13',
  figuresOf: '2026-10-12',
  ...options,
})

test.each<[string, Changes, string[]]>([
  ['the same figures of one close', { ...commentary('a'), ...commentary('b', morning({ close: '1200.00' })) }, []],
  [
    'two figures of one close',
    { ...commentary('a'), ...commentary('b', morning({ close: '1201' })) },
    ['commentary/b/entry.yaml:7:30 "indices.0.close": commentary/a gives 1,200 for the same close, 12 October 2026'],
  ],
  ['the close after a session', commentary('a', after('2026-10-13', '1190')), []],
  ['the close of a session', commentary('b', morning(after('2026-10-13', '1190'))), []],
  [
    'the same close twice',
    { ...commentary('a', after('2026-10-13', '1190')), ...commentary('b', morning(after('2026-10-13', '1190.0'))) },
    [],
  ],
  [
    'two closes of one session',
    { ...commentary('a', after('2026-10-13', '1190')), ...commentary('b', morning(after('2026-10-13', '1191'))) },
    ['commentary/b/entry.yaml:10:40 "closeAfter.close": commentary/a gives 1,190 for the same close, 13 October 2026'],
  ],
  [
    'a close that a table gives otherwise',
    { ...commentary('a', after('2026-10-13', '1190')), ...commentary('b', { day: '2026-10-13' }) },
    ['commentary/a/entry.yaml:10:40 "closeAfter.close": commentary/b gives 1,200 for the same close, 13 October 2026'],
  ],
  [
    'a later session than the next one',
    { ...commentary('a', after('2026-10-14', '1190')), ...commentary('b', { day: '2026-10-13' }) },
    [
      'commentary/a/entry.yaml:10:21 "closeAfter.date": Must be the first session after 12 October 2026, but commentary/b has figures of 13 October 2026',
    ],
  ],
  [
    'the session that the commentary sums up',
    commentary('a', after('2026-10-12', '1190')),
    [
      'commentary/a/entry.yaml:10:13 "closeAfter": Must have a date after sessionDate, 12 October 2026: after a session, the levels are for the next one',
    ],
  ],
  [
    'another session than that of the morning',
    commentary('b', morning(after('2026-10-14', '1190'))),
    [
      'commentary/b/entry.yaml:10:13 "closeAfter": Must have the date of sessionDate, 13 October 2026: before a session, the levels are for that one',
    ],
  ],
  [
    'a session to come',
    commentary('a', { day: '2026-11-20', ...after('2026-11-23', '1190') }),
    ['commentary/a/entry.yaml:10:21 "closeAfter.date": Must not be after today, 21 November 2026'],
  ],
])('%s', async (_case, changes, problems) => {
  expect(await problemsOf(changes)).toEqual(problems)
})
