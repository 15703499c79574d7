import { expect, type Page } from '@playwright/test'
import { heading } from '../support/page-places.ts'
import { holdBack } from '../support/requests.ts'
import { complete, hydrated, visit, watchProblems } from '../support/site.ts'
import { test } from '../support/test.ts'

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Clicks a link by script, because Playwright would scroll it into view first. */
async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((target) => {
    const link = [...document.links].find((one) => one.pathname + one.search + one.hash === target)
    if (!link) throw new Error(`no link to ${target}`)
    link.click()
  }, href)
  await expect(page).toHaveURL(href)
}

async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo(0, top), y)
  await expect.poll(() => scrollY(page)).toBe(y)
}

test('another page starts at its top; Back and Forward restore the saved positions', async ({ page }) => {
  const problems = watchProblems(page)
  await visit(page, '/tin-tuc/tin-tuc-moi-nhat')
  await scrollTo(page, 420)
  await follow(page, '/ve-shs/gioi-thieu-shs')
  await expect(heading(page)).toHaveText('Giới thiệu SHS')
  await expect.poll(() => scrollY(page)).toBe(0)
  await scrollTo(page, 250)
  await follow(page, '/ho-tro/lien-he')
  await expect(heading(page)).toHaveText('Liên hệ')
  await expect.poll(() => scrollY(page)).toBe(0)
  await page.goBack()
  await expect(heading(page)).toHaveText('Giới thiệu SHS')
  await expect.poll(() => scrollY(page)).toBe(250)
  await page.goBack()
  await expect(heading(page)).toHaveText('Tin tức mới nhất')
  await expect.poll(() => scrollY(page)).toBe(420)
  await page.goForward()
  await expect(heading(page)).toHaveText('Giới thiệu SHS')
  await expect.poll(() => scrollY(page)).toBe(250)
  expect(problems).toEqual([])
})

test('navigations within a section keep the position, others do not', async ({ page }) => {
  await visit(page, '/ve-shs/gioi-thieu-shs')
  await scrollTo(page, 180)
  await follow(page, '/ve-shs/van-hoa-tai-shs')
  await expect(heading(page)).toHaveText('Văn hoá tại SHS')
  // The focus moves with the page.
  await expect(heading(page)).toBeFocused()
  expect(await scrollY(page)).toBe(180)
  await follow(page, '/ho-tro')
  await expect(heading(page)).toHaveText('Hỗ trợ')
  await expect.poll(() => scrollY(page)).toBe(0)
  // The position that a page kept from the previous page is saved as its own.
  await page.goBack()
  await expect(heading(page)).toHaveText('Văn hoá tại SHS')
  await expect.poll(() => scrollY(page)).toBe(180)
})

test('an article starts at its top, also from its own section', async ({ page }) => {
  await visit(page, '/tin-tuc/tin-tuc-moi-nhat')
  await scrollTo(page, 300)
  const href = await page.locator('main article a').first().getAttribute('href')
  await follow(page, href ?? '')
  await expect(heading(page)).not.toHaveText('Tin tức mới nhất')
  await expect.poll(() => scrollY(page)).toBe(0)
})

test('another page of a list keeps the position; Back restores the previous one', async ({ page }) => {
  await visit(page, '/tin-tuc/tin-tuc-moi-nhat')
  await scrollTo(page, 500)
  await follow(page, '/tin-tuc/tin-tuc-moi-nhat?trang=2')
  await expect(page.locator('main')).toContainText('trang 2/2')
  expect(await scrollY(page)).toBe(500)
  await scrollTo(page, 350)
  await page.goBack()
  await expect(page.locator('main')).toContainText('trang 1/2')
  await expect.poll(() => scrollY(page)).toBe(500)
})

test('a hash scrolls to its element below the sticky header, from another page, on the page, and again', async ({
  page,
}) => {
  await visit(page, '/ve-shs')
  const place = page.locator('#uy-ban-kiem-toan')
  const isAtPlace = async () => {
    const { top, most } = await place.evaluate((element) => ({
      top: element.getBoundingClientRect().top,
      most: document.documentElement.scrollHeight - window.innerHeight - window.scrollY,
    }))
    // Just below the header, or at the end of the page.
    return top >= 64 && (top < 160 || most <= 1)
  }
  await follow(page, '/ve-shs/doi-ngu-lanh-dao#uy-ban-kiem-toan')
  await expect.poll(isAtPlace).toBe(true)
  await expect(place).toBeFocused()
  await scrollTo(page, 0)
  await follow(page, '/ve-shs/doi-ngu-lanh-dao#ban-dieu-hanh')
  await expect(page.locator('#ban-dieu-hanh')).toBeFocused()
  await follow(page, '/ve-shs/doi-ngu-lanh-dao#uy-ban-kiem-toan')
  await expect.poll(isAtPlace).toBe(true)
  await scrollTo(page, 0)
  await follow(page, '/ve-shs/doi-ngu-lanh-dao#uy-ban-kiem-toan')
  await expect.poll(isAtPlace).toBe(true)
})

test('a reload and a return from another site restore the position', async ({ page }) => {
  await visit(page, '/tin-tuc/tin-tuc-moi-nhat')
  await scrollTo(page, 330)
  await page.reload()
  await hydrated(page)
  await expect.poll(() => scrollY(page)).toBe(330)
  await page.goto('/robots.txt')
  await page.goBack()
  await expect(heading(page)).toHaveText('Tin tức mới nhất')
  await expect.poll(() => scrollY(page)).toBe(330)
})

test('a position scrolled to before the script runs is kept', async ({ page }) => {
  const answer = await holdBack(page, '**/assets/*.js')
  await page.goto('/tin-tuc/tin-tuc-moi-nhat', { waitUntil: 'commit' })
  // Before the end of the document has loaded, the page is not high enough.
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await scrollTo(page, 240)
  answer()
  await complete(page)
  expect(await scrollY(page)).toBe(240)
})

test('the newest navigation wins', async ({ page }) => {
  await visit(page, '/tin-tuc/tin-tuc-moi-nhat')
  const answer = await holdBack(page, '**/_payload/**/ho-tro/lien-he.json')
  await scrollTo(page, 400)
  await follow(page, '/ho-tro/lien-he')
  await follow(page, '/tin-tuc/tin-tuc-moi-nhat?trang=2')
  await expect(page.locator('main')).toContainText('trang 2/2')
  const answered = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/ho-tro/lien-he.json'))
  answer()
  await answered
  await expect(heading(page)).toHaveText('Tin tức mới nhất')
  expect(await scrollY(page)).toBe(400)
})
