import { expect, test, type Page } from '@playwright/test'
import { complete, forbidStorage, languages, saveData, watchProblems } from './site.ts'

/** Everything that the live region says from now on. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    const region = document.getElementById('route-announcer')
    if (!region) throw new Error('no live region')
    new MutationObserver(() => said.push(region.textContent ?? '')).observe(region, { childList: true, subtree: true })
  })
  return () => page.evaluate(() => Reflect.get(window, 'said'))
}

async function open(page: Page, path: string): Promise<() => Promise<string[]>> {
  await page.goto(path)
  await complete(page)
  return listen(page)
}

for (const [locale, news] of [
  ['vi', 'Tin tức'],
  ['en', 'News'],
] as const) {
  test.describe(`in ${locale}`, () => {
    test.use(languages[locale])

    test('a new page: title, focus on its heading, said once', async ({ page }) => {
      const problems = watchProblems(page)
      const said = await open(page, '/ve-shs')
      await expect(page.locator('[aria-live]:not([role=region] *)')).toHaveCount(1)
      await page.locator('header').getByRole('link', { name: news, exact: true }).click()
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText(news)
      await expect(heading).toBeFocused()
      await expect(heading).toHaveAttribute('tabindex', '-1')
      expect(await said()).toEqual([`${news} | SHS`])
      expect(await page.title()).toBe(`${news} | SHS`)
      await page.goBack()
      await expect(heading).toBeFocused()
      expect((await said()).length).toBe(2)
      expect(problems).toEqual([])
    })
  })
}

test('the first page and another query of the same path say nothing, and leave the focus', async ({ page }) => {
  const said = await open(page, '/tin-tuc/tin-tuc-moi-nhat')
  await page.getByRole('link', { name: 'Trang 2', exact: true }).press('Enter')
  await expect(page.locator('main')).toContainText('trang 2/3')
  await expect(page.locator('h1')).not.toBeFocused()
  expect(await said()).toEqual([])
})

test('not found and errors lead the focus to their heading', async ({ page }) => {
  await saveData(page)
  await forbidStorage(page)
  const said = await open(page, '/ve-shs')
  await page.evaluate(() => history.pushState({}, '', '/khong-co'))
  await expect(page.getByRole('heading', { name: 'Không tìm thấy trang' })).toBeFocused()
  expect(await said()).toEqual(['Không tìm thấy trang | SHS'])
  await page.route('**/_payload/**', (route) => route.fulfill({ status: 500 }))
  await page.locator('header').getByRole('link', { name: 'Tin tức', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Đã xảy ra lỗi' })).toBeFocused()
  await expect(page).toHaveTitle('Đã xảy ra lỗi | SHS')
})

test('the home page is out of sight for a moment on arrival, never at first load', async ({ page }) => {
  await page.addInitScript(() => {
    const arrivals: number[] = []
    Object.assign(window, { arrivals })
    const animate = Element.prototype.animate
    Element.prototype.animate = function (frames, options) {
      if (this === document.body) arrivals.push(typeof options === 'number' ? options : -1)
      return animate.call(this, frames, options)
    }
  })
  const arrivals = () => page.evaluate(() => Reflect.get(window, 'arrivals'))
  await open(page, '/trang-chu')
  expect(await arrivals()).toEqual([])
  await page.locator('header').getByRole('link', { name: 'Tin tức', exact: true }).click()
  await expect(page.locator('h1')).toHaveText('Tin tức')
  await page.locator('header').getByRole('link', { name: 'SHS – Trang chủ' }).click()
  await expect(page).toHaveURL('/trang-chu')
  await expect.poll(arrivals).toEqual([100])
  await expect(page.locator('body')).toHaveCSS('opacity', '1')
  // Coming back is no arrival.
  await page.goBack()
  await page.goForward()
  await expect(page).toHaveURL('/trang-chu')
  await expect(page.locator('h1')).toBeFocused()
  expect(await arrivals()).toEqual([100])
})

test.describe('with less movement', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the home page is just there', async ({ page }) => {
    await open(page, '/tin-tuc')
    await page.evaluate(() => {
      document.body.animate = () => {
        throw new Error('moved')
      }
    })
    const problems = watchProblems(page)
    await page.locator('header').getByRole('link', { name: 'SHS – Trang chủ' }).click()
    await expect(page.locator('h1')).toBeFocused()
    await expect(page).toHaveURL('/trang-chu')
    expect(problems).toEqual([])
  })
})
