import { expect, type Page } from '@playwright/test'
import { injectAxe, findAxeFaults } from '../support/axe-faults.ts'
import { complete, markDocument, visit, watchProblems } from '../support/site.ts'
import { onlyInFull, test } from '../support/test.ts'

const path = '/ho-tro/cac-cau-hoi-thuong-gap'
const slug = 'lai-ky-quy-duoc-tinh-the-nao'

const question = (page: Page, name: string) =>
  page.locator('details.faq').filter({ has: page.locator(`[id="${name}"]`) })
const open = (page: Page) => page.locator('details.faq[open]')

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('a hash opens its question, and no other', async ({ page }) => {
      const problems = watchProblems(page)
      await page.goto(`${path}#${slug}`)
      if (javaScriptEnabled) await complete(page)
      await expect(open(page)).toHaveCount(1)
      await expect(question(page, slug)).toHaveAttribute('open')
      await expect(question(page, slug).locator('summary')).toBeInViewport({ ratio: 1 })
      // Without script the browser logs errors for preloaded modules.
      if (javaScriptEnabled) expect(problems).toEqual([])
    })

    test('each question opens alone', async ({ page }) => {
      await page.goto(path)
      if (javaScriptEnabled) await complete(page)
      await expect(page.locator('details.faq')).toHaveCount(9)
      await expect(open(page)).toHaveCount(0)
      await page.locator('details.faq summary').nth(3).click()
      await expect(page.locator('.faq-answer').nth(3)).toBeVisible()
    })
  })
}

test('a question has a link to itself, which is copied, and Back restores its state', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, path)
  const isSame = await markDocument(page)
  const own = question(page, slug)
  await own.locator('summary').click()
  await own.getByRole('link', { name: 'Liên kết tới câu hỏi này' }).click()
  await expect(page).toHaveURL(`${path}#${slug}`)
  await expect(own.getByText('Đã sao chép')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  await own.getByRole('link', { name: 'Biểu phí' }).click()
  await expect(page).toHaveURL('/ho-tro/bieu-phi#ky-quy')
  await expect(page.getByRole('heading', { name: 'Lãi giao dịch ký quỹ' })).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL(`${path}#${slug}`)
  await expect(own).toHaveAttribute('open')
  await expect(own.locator('summary')).toBeInViewport()
  expect(await isSame()).toBe(true)
})

test('a hash entered on the page opens its question', async ({ page }) => {
  await visit(page, path)
  await page.evaluate((hash) => (location.hash = hash), slug)
  await expect(question(page, slug)).toHaveAttribute('open')
  await expect(question(page, slug).locator('summary')).toBeInViewport()
})

test('all answers are printed', async ({ page }) => {
  await visit(page, path)
  await expect(page.locator('.faq-answer').first()).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  const heights = await page.locator('.faq-answer .prose').evaluateAll((all) => all.map((one) => one.clientHeight))
  expect(Math.min(...heights)).toBeGreaterThan(10)
})

for (const width of [320, 1280]) {
  test(`with a question open, axe finds nothing at ${width} px`, onlyInFull(width !== 320), async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await injectAxe(page)
    await visit(page, `${path}#${slug}`)
    expect(await findAxeFaults(page)).toEqual([])
  })
}
