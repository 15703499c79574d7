import { expect } from '@playwright/test'
import { heading } from '../support/page-places.ts'
import { allPaths, markDocument, visit } from '../support/site.ts'
import { test } from '../support/test.ts'

const list = '/co-hoi-nghe-nghiep'
const pages = allPaths.filter((path) => path.startsWith(`${list}/`))
const rows = '.entry-list article'

test('open jobs are listed, with links to their pages and back', async ({ page }) => {
  await visit(page, list)
  const isSame = await markDocument(page)
  const first = page.locator(rows).first().getByRole('link')
  const title = (await first.textContent()) ?? ''
  await first.click()
  await expect(heading(page)).toHaveText(title)
  await expect(page.getByText('Nộp hồ sơ', { exact: true })).toBeVisible()
  await expect(page.getByText('Đã hết hạn nộp hồ sơ')).toHaveCount(0)
  // At the top and at the end, with the job as subject.
  const apply = page.getByRole('link', { name: /^Ứng tuyển vị trí này/ })
  await expect(apply).toHaveCount(2)
  const targets = await apply.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  for (const target of targets) expect(target).toMatch(/^(?:https:|mailto:\S+\?subject=\S)/)
  await expect(page.locator('main a:is([rel=prev], [rel=next])')).toHaveCount(0)
  await page.goBack()
  await expect(page.locator(rows).first()).toBeVisible()
  expect(await isSame()).toBe(true)
})

test('jobs that close first are listed first', async ({ page }) => {
  await page.goto(list)
  const days = await page
    .locator(`${rows} time`)
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')))
  expect(days.length).toBeGreaterThan(1)
  expect(days).toEqual(days.toSorted())
})

test('an expired job is in no list; its page stays, with a notice and without application details', async ({
  page,
}) => {
  await page.goto(list)
  const listed = await page.locator(`${rows} a`).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const over = pages.filter((path) => !listed.includes(path))
  // Sample jobs that have expired.
  expect(over.length).toBeGreaterThanOrEqual(3)
  expect(listed.length + over.length).toBe(pages.length)
  for (const path of over) {
    await page.goto(path)
    await expect(page.getByText('Đã hết hạn nộp hồ sơ.', { exact: false })).toBeVisible()
    await expect(page.getByText('Nộp hồ sơ', { exact: true })).toHaveCount(0)
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
  }
})
