import { expect, test } from 'vitest'
import { readWith, type Changes } from '#engine/content/content-fixture.ts'
import type { Session } from '#features/trading/markets.ts'
import { mergeSessions } from '#features/trading/merge-sessions.ts'
import { toFeeAnswer } from './to-fee-answer.ts'

const session = (from: string, to: string): Session => ({ kind: 'lien-tuc', from, to })

test.each<[string, Session[], string[]]>([
  ['none', [], []],
  ['one', [session('09:00', '11:30')], ['09:00–11:30']],
  ['spans that follow each other', [session('09:00', '09:15'), session('09:15', '11:30')], ['09:00–11:30']],
  ['a break', [session('09:00', '11:30'), session('13:00', '14:30')], ['09:00–11:30', '13:00–14:30']],
])('sessions: %s', (_case, sessions, spans) => {
  expect(mergeSessions(sessions).map(({ from, to }) => `${from}–${to}`)).toEqual(spans)
})

const schedule = (rows: string): Changes => ({
  'fees/a/entry.yaml': `product: co-phieu
effectiveFrom: 2026-01-01
basis: gia-tri
rows:
${rows}
vat: { treatment: khong-chiu-thue }
examples: [{ channel: truc-tuyen, amount: "1000000", fee: "2000" }]
publishedAt: 2026-01-01T08:00+07:00
`,
  'fees/a/vi.md': '---\ntitle: Phí A\nsummary: Tóm tắt.\n---\n',
  'fees/a/en.md': '---\ntitle: Fee A\nsummary: Summary.\n---\n',
})

const tiers = `  - { channel: truc-tuyen, tier: { from: "0", to: "100000000" }, rate: { type: percent, percent: "0.20" } }
  - { channel: truc-tuyen, tier: { from: "100000000" }, rate: { type: percent, percent: "0.18" } }
  - { channel: tai-quay, tier: { from: "0" }, rate: { type: percent, percent: "0.45" } }`

test('what an order costs online: the least and the most of its tiers, and the fee of each example', async () => {
  const { content } = await readWith(schedule(tiers))
  expect(toFeeAnswer({ content })).toMatchObject({
    least: '0.18',
    most: '0.20',
    examples: [
      { amount: '50000000', fee: '100000' },
      { amount: '200000000', fee: '360000' },
      { amount: '600000000', fee: '1080000' },
    ],
  })
})

test('there is no answer without a schedule', async () => {
  const { content } = await readWith({})
  expect(toFeeAnswer({ content })).toBeNull()
})
