import { expect, test } from 'vitest'
import { problemsOf, text } from '#engine/content/content-fixture.ts'

const facts = (minute: string) => `code: dinh-ky
refNo: ${minute}/2026
documentDate: 2026-10-08
discloser: { vi: a, en: a }
legalBasis: { vi: a, en: a }
publishedAt: 2026-10-08T17:${minute}+07:00
`

const disclosure = (slug: string, minute: string) => ({
  [`disclosures/${slug}/entry.yaml`]: facts(minute),
  [`disclosures/${slug}/vi.md`]: text(),
  [`disclosures/${slug}/en.md`]: text(),
})

// Found by trial: among 130,000 names, these two have the same code.
test('two documents with the same short link', async () => {
  const changes = { ...disclosure('a-39243', '30'), ...disclosure('a-129712', '31') }
  expect(await problemsOf(changes)).toEqual([
    'disclosures/a-129712/entry.yaml:1:1 Has the short link of disclosures/a-39243; give its folder another name',
  ])
})
