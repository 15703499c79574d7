import { expect, test } from 'vitest'
import { examineWith, text, type Changes } from '#engine/content/content-fixture.ts'
import { toPayloadContext, toPayloads } from '#engine/graph/payload-context-fixture.ts'

const schedule = (slug: string, term: string, product = 'trai-phieu'): Changes => ({
  [`fees/${slug}/entry.yaml`]: `product: ${product}
${term}
rows: [{ channel: tat-ca, tier: { from: "0" }, rate: { type: percent, percent: "1" } }]
basis: gia-tri
vat: { treatment: khong-chiu-thue }
examples: [{ channel: tat-ca, amount: "100", fee: "1" }]
publishedAt: 2023-12-29T08:30+07:00
`,
  [`fees/${slug}/vi.md`]: text(),
})

const all = {
  ...schedule('a', 'effectiveFrom: 2025-01-01\neffectiveTo: 2025-12-31'),
  ...schedule('b', 'effectiveFrom: 2026-01-01\neffectiveTo: 2026-11-21'),
  ...schedule('c', 'effectiveFrom: 2026-11-22\neffectiveTo: 2026-12-31'),
  ...schedule('d', 'effectiveFrom: 2027-01-01'),
  ...schedule('e', 'effectiveFrom: 2026-01-01', 'co-phieu'),
}

const slugs = (list: readonly { slug: string }[] = []) => list.map(({ slug }) => slug)

test.each([
  ['2024-12-31T23:59+07:00', null, ['a', 'b', 'c', 'd'], []],
  ['2026-11-21T23:59+07:00', 'b', ['c', 'd'], ['a']],
  ['2026-11-22T00:00+07:00', 'c', ['d'], ['b', 'a']],
  ['2030-01-01T00:00+07:00', 'd', [], ['c', 'b', 'a']],
])('at %s, %s is in force', async (moment, inForce, coming, past) => {
  const read = await examineWith(all, { now: new Date(moment) })
  const payloads = toPayloads(toPayloadContext(read))
  const page = payloads.find((payload) => payload.kind === 'fees')
  const products = page?.kind === 'fees' ? page.products : []
  expect(products.map(({ product }) => product)).toEqual(['co-phieu', 'trai-phieu'])
  const bonds = products[1]
  expect([bonds?.inForce?.slug ?? null, slugs(bonds?.coming), slugs(bonds?.past)]).toEqual([inForce, coming, past])
})
