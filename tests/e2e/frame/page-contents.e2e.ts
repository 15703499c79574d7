import { expect, type Locator, type Page } from '@playwright/test'
import { hydrated } from '../support/site.ts'
import { test } from '../support/test.ts'

const questions = '/ho-tro/cac-cau-hoi-thuong-gap'
const glossary = '/ho-tro/kien-thuc/thuat-ngu'
const contents = (page: Page) => page.getByRole('navigation', { name: 'Trong trang này' })
const placeOf = (part: Locator) =>
  part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return { top, bottom }
  })

test('the table of contents marks the section being read', async ({ page }) => {
  await page.goto(questions)
  await hydrated(page)
  const links = contents(page).getByRole('link')
  const marked = contents(page).locator('[aria-current]')
  for (const place of [-1, 0]) {
    await page
      .locator('main h2')
      .nth(place)
      .evaluate((heading) => heading.scrollIntoView())
    await expect(marked).toHaveCount(1)
    await expect(links.nth(place)).toHaveAttribute('aria-current', 'true')
  }
  await page.evaluate(() => scrollTo(0, 0))
  await expect(contents(page)).toBeVisible()
})

test('on a phone it is folded above the text', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(questions)
  await expect(contents(page).getByRole('link').first()).toBeHidden()
  await contents(page).getByText('Trong trang này').filter({ visible: true }).click()
  await contents(page).getByRole('link').last().click()
  await expect(page.locator('main h2').last()).toBeInViewport({ ratio: 1 })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('it is open on wide screens, where its title is no control', async ({ page }) => {
    await page.goto(questions)
    await expect(contents(page).getByRole('link').first()).toBeVisible()
    await expect(contents(page).locator('summary')).toBeHidden()
  })
})

for (const width of [320, 1280]) {
  test(`at ${width} px the letters of the glossary stay below the bar, and cover no letter`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(glossary)
    await hydrated(page)
    const letters = page.getByRole('navigation', { name: 'Theo chữ cái' })
    await letters.getByRole('link', { name: 'S', exact: true }).click()
    const heading = page.getByRole('heading', { name: 'S', exact: true })
    await expect(heading).toBeInViewport({ ratio: 1 })
    await expect(letters.locator('[aria-current]')).toHaveText('S')
    await expect(letters.locator('[aria-current]')).toBeInViewport({ ratio: 1 })
    const [bar, strip] = [await placeOf(page.locator('.main-bar')), await placeOf(letters)]
    expect(strip.top).toBeGreaterThanOrEqual(bar.bottom - 1)
    expect((await placeOf(heading)).top).toBeGreaterThanOrEqual(strip.bottom)
  })
}

test('while the letters stay at the top, Tab in them does not scroll the page', async ({ page }) => {
  await page.goto(glossary)
  await hydrated(page)
  const letters = page.getByRole('navigation', { name: 'Theo chữ cái' }).getByRole('link')
  const toPosition = () => page.evaluate(() => scrollY)
  await page.evaluate(() => scrollTo(0, 600))
  await letters.first().evaluate((letter) => letter.focus({ preventScroll: true }))
  const position = await toPosition()
  expect(position).toBeGreaterThan(300)
  await page.keyboard.press('Tab')
  await expect(letters.nth(1)).toBeFocused()
  expect(await toPosition()).toBe(position)
})

test('a heading is not broken inside a word; the title of the window has plain spaces', async ({ page }) => {
  await page.goto(questions)
  expect(await page.locator('h1').textContent()).toBe('Các câu~hỏi thường~gặp'.replaceAll('~', '\u00a0'))
  expect(await page.title()).toMatch(/^Các câu hỏi thường gặp \| /)
})
