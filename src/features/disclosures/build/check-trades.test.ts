import { expect, test } from 'vitest'
import { problemsOf, text, type Changes } from '#engine/content/content-fixture.ts'

const notice = (slug: string, trade: string, day: string): Changes => ({
  [`share-management/${slug}/entry.yaml`]: `kind: giao-dich\ntrade:\n${trade
    .split('; ')
    .map((line) => `  ${line}\n`)
    .join('')}publishedAt: ${day}T16:30+07:00\n`,
  [`share-management/${slug}/vi.md`]: text('A.', `title: Giao dịch ${slug}\nsummary: Tóm tắt.`),
  [`share-management/${slug}/en.md`]: text('A.', `title: Trade ${slug}\nsummary: Summary.`),
})

const who = 'relation: co-dong-lon; holder: { vi: a, en: a }; side: mua'
const when = 'from: 2026-09-14; to: 2026-10-09'
const registered = notice('dk', `stage: dang-ky; ${who}; registered: "50"; before: "40"; ${when}`, '2026-09-09')
const result = (from = '', to = '', day = '2026-10-14') => ({
  ...registered,
  ...notice(
    'kq',
    `stage: ket-qua; ${who}; registered: "50"; executed: "50"; before: "40"; after: "90"; ${when}; registration: dk; receivedOn: 2026-10-09`.replace(
      from,
      to,
    ),
    day,
  ),
})
const at = 'share-management/kq/entry.yaml'

test.each<[string, Changes, string[]]>([
  ['a registration and its result, on the third working day after a Friday', result(), []],
  [
    'a result on the fourth working day',
    result('', '', '2026-10-15'),
    [
      `${at}:15:14 warning: Was due by 14 October 2026, 3 working days after the report of 9 October 2026, and published on 15 October 2026 (trade-reports-3d: Thông tư 96/2020/TT-BTC, Điều 31, khoản 6; Điều 33, khoản 7)`,
    ],
  ],
  [
    'fewer shares without a reason',
    result('executed: "50"; before: "40"; after: "90"', 'executed: "45"; before: "40"; after: "85"'),
    [expect.stringMatching(/kq\/entry\.yaml:8:13 warning: "trade\.executed": Is not all that was registered; say why/)],
  ],
  [
    'fewer shares with a reason',
    result(
      'executed: "50"; before: "40"; after: "90"',
      'executed: "45"; before: "40"; after: "85"; shortfall: { vi: a, en: a }',
    ),
    [],
  ],
  [
    'the result of another registration',
    result('registered: "50"', 'registered: "60"; shortfall: { vi: a, en: a }'),
    [
      `${at}:14:17 "trade.registration": share-management/dk registers mua of 50 shares, not mua of 60; correct one of the two`,
    ],
  ],
  [
    'the result of another holder',
    result('holder: { vi: a, en: a }', 'holder: { vi: b, en: a }'),
    [`${at}:13:17 "trade.registration": share-management/dk is of “a”, not of “b”; correct one of the two`],
  ],
  [
    'a result of a result',
    result('registration: dk', 'registration: kq'),
    [
      `${at}:13:17 "trade.registration": share-management/kq registers no trade; name the notice with \`stage: dang-ky\``,
    ],
  ],
])('%s', async (_case, changes, problems) => {
  expect(await problemsOf(changes)).toEqual(problems)
})
