import { expect } from '@playwright/test'
import { watchRequests } from '../support/requests.ts'
import { hydrated } from '../support/site.ts'
import { test } from '../support/test.ts'

const page = '/cong-bo-thong-tin/nghi-quyet-hdqt-ve-tam-ung-co-tuc-nam-2026-bang-tien'
const file = '/tai-lieu/disclosures/nghi-quyet-hdqt-ve-tam-ung-co-tuc-nam-2026-bang-tien/nghi-quyet.vi.pdf'

for (const [language, heading, names] of [
  ['vi', 'Tài liệu', [/^Nghị\squyết .* – Tiếng Việt PDF, \d+\sKB$/, /^Nghị\squyết .* – Tiếng Anh PDF, \d+\sKB$/]],
  ['en', 'Documents', [/ dividend – English PDF, \d+\sKB$/, / dividend – Vietnamese PDF, \d+\sKB$/]],
] as const) {
  test(`in ${language} documents of one title are named with language, type and size`, async ({ page: tab }) => {
    await tab.goto(`${page}?lang=${language}`)
    const documents = tab.getByRole('region', { name: heading, exact: true })
    const links = documents.getByRole('link')
    await expect(links).toHaveCount(names.length)
    for (const [index, name] of names.entries()) await expect(links.nth(index)).toHaveAccessibleName(name)
    await documents.getByText('SHA-256').first().click()
    await expect(documents.locator('code').first()).toHaveText(/^[0-9a-f]{64}$/)
  })
}

test('the app treats a document as a file: no prefetch, no navigation', async ({ page: tab }) => {
  const requested = watchRequests(tab, /\/tai-lieu\//)
  await tab.goto(page)
  await hydrated(tab)
  const link = tab.locator(`a[href="${file}"]`)
  await link.hover()
  await link.focus()
  await tab.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(requested).toEqual([])
  // Browsers show PDFs or save them; a download has the name from the header.
  await link.evaluate((element) => element.setAttribute('download', ''))
  const [download] = await Promise.all([tab.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toBe('Nghị quyết HĐQT về tạm ứng cổ tức năm 2026 bằng tiền.pdf')
  await expect(tab).toHaveURL(page)
})

test('a row of a list links the documents in each language', async ({ page: tab }) => {
  await tab.goto('/quan-he-co-dong/cong-bo-thong-tin/bat-thuong')
  const row = tab.locator('.entry-row').first()
  const title = await row.getByRole('heading').textContent()
  const links = row.locator('.row-documents a')
  await expect(links.first()).toHaveAccessibleName(`Tiếng Việt, PDF: ${title}`)
  await expect(links.last()).toHaveAccessibleName(`Tiếng Anh, PDF: ${title}`)
  await expect(links.first()).toHaveAttribute('href', /^\/tai-lieu\/.*\.vi\.pdf$/)
  for (const link of await links.all()) {
    const box = await link.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
})
