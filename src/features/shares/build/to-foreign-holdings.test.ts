import { expect, test } from 'vitest'
import { readWith, text, type Changes } from '#engine/content/content-fixture.ts'
import { toForeignHoldings } from './to-foreign-holdings.ts'

const notice = (status: string): Changes => ({
  'share-management/co-cau/entry.yaml': `kind: co-cau-co-dong\n${status}`,
  'share-management/co-cau/vi.md': text('A.'),
  'share-management/co-cau/en.md': text('A.'),
})

async function read(status: string, limit = '49') {
  const base = await readWith({})
  const [profile] = base.content.entries.profile
  if (!profile) throw new Error('No profile')
  const { content } = await readWith(notice(status))
  const holding = { asOf: '2026-06-30', shares: '55000000', notice: 'co-cau' }
  const foreignOwnership = { limitPercent: limit, document: { vi: 'A', en: 'A' }, holdings: [holding] }
  const facts = { ...profile.facts, foreignOwnership }
  return toForeignHoldings({ entries: { ...content.entries, profile: [{ ...profile, facts }] } })
}

const published = 'publishedAt: 2026-07-20T14:05+07:00\n'

test.each([
  ['49', '10.00', '214500000'],
  // Whole shares.
  ['33.333333', '10.00', '128333331'],
  // Held before the limit was lowered.
  ['5', '10.00', '0'],
])('with a limit of %s per cent', async (limit, percent, room) => {
  expect(await read(published, limit)).toMatchObject([{ percent, room, publishedAt: '2026-07-20T14:05+07:00' }])
})

test('a holding is not shown before its notice', async () => {
  expect(await read('status: scheduled\npublishAt: 2026-12-20T14:05+07:00\n')).toEqual([])
})
