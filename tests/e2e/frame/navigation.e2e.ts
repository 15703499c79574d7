import { expect } from '@playwright/test'
import { failPayloads, openUnaided } from '../support/fault-page.ts'
import { heading, mainNav } from '../support/page-places.ts'
import { hydrated, markDocument, visit, watchProblems } from '../support/site.ts'
import { onlyInFull, test } from '../support/test.ts'

test('links navigate in the app, and change title, language and URL', async ({ page }) => {
  const problems = watchProblems(page)
  await page.goto('/trang-chu')
  await hydrated(page)
  const isSameDocument = await markDocument(page)
  await mainNav(page).getByRole('link', { name: 'Phân tích' }).click()
  await expect(heading(page)).toHaveText('Trung tâm phân tích')
  await expect(page).toHaveTitle('Trung tâm phân tích | SHS')
  await page.locator('main').getByRole('link', { name: 'Báo cáo công ty' }).first().click()
  // The URL changes before the page.
  await expect(heading(page)).toHaveText('Báo cáo công ty')
  await expect(page).toHaveURL('/trung-tam-phan-tich/bao-cao-cong-ty')
  const report = page.locator('main article').first().getByRole('heading').getByRole('link')
  const title = (await report.textContent()) ?? ''
  await report.click()
  await expect(heading(page)).toHaveText(title)
  await expect(page.getByText('Mã cổ phiếu')).toBeVisible()
  await page.goBack()
  await expect(heading(page)).toHaveText('Báo cáo công ty')
  await page.goForward()
  await expect(heading(page)).toHaveText(title)
  expect(await isSameDocument()).toBe(true)
  expect(problems).toEqual([])
})

test('links inside Markdown text navigate in the app too', async ({ page }) => {
  await visit(page, '/trang-chu')
  const isSameDocument = await markDocument(page)
  await page.locator('.prose').getByRole('link', { name: 'môi giới chứng khoán' }).first().click()
  await expect(heading(page)).toHaveText('Môi giới chứng khoán')
  expect(await isSameDocument()).toBe(true)
})

test('pages of a list replace each other in place', async ({ page }) => {
  await page.goto('/tin-tuc/tin-tuc-moi-nhat')
  await hydrated(page)
  const isSameDocument = await markDocument(page)
  await page.getByRole('link', { name: 'Trang 2' }).click()
  await expect(page).toHaveURL('/tin-tuc/tin-tuc-moi-nhat?trang=2')
  await expect(page.locator('main')).toContainText('trang 2/2')
  await page.getByRole('link', { name: 'Trang 1', exact: true }).click()
  await expect(page).toHaveURL('/tin-tuc/tin-tuc-moi-nhat')
  expect(await isSameDocument()).toBe(true)
})

test('an English visitor stays in English', async ({ page }) => {
  await page.goto('/ve-shs?lang=en')
  await hydrated(page)
  await page
    .getByRole('navigation', { name: 'In About SHS' })
    .getByRole('link', { name: /Awards/ })
    .click()
  await expect(heading(page)).toHaveText('Awards')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('an unknown URL is not found in the app, as on the server', async ({ page }) => {
  await page.goto('/trang-chu')
  await hydrated(page)
  for (const path of ['/khong-co', '/tin-tuc/khong-co-bai-nay', '/quan-he-co-dong/bao-cao-dinh-ky/khong-co']) {
    await page.evaluate((target) => history.pushState({}, '', target), path)
    await expect(page.locator('main')).toContainText(`Page Not Found: ${path}`)
    await expect(page).toHaveURL(path)
    await expect(page).toHaveTitle('Không tìm thấy trang | SHS')
  }
  await page.getByRole('link', { name: 'Về trang chủ' }).click()
  await expect(page).toHaveURL('/trang-chu')
  await expect(page.getByText('Page Not Found')).toHaveCount(0)
})

test(
  'a page that cannot be loaded shows the error page, and a later attempt succeeds',
  onlyInFull(true),
  async ({ page }) => {
    await openUnaided(page)
    await failPayloads(page, { status: 500 })
    await mainNav(page).getByRole('link', { name: 'Về SHS' }).click()
    await expect(heading(page)).toHaveText('Đã xảy ra lỗi')
    await page.unroute('**/_payload/**')
    await page.getByRole('button', { name: 'Thử lại' }).click()
    await expect(heading(page)).toHaveText('Về SHS')
  },
)
