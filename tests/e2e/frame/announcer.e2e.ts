import { expect, type Page } from '@playwright/test'
import { ask, feesPath } from '../support/fee-calculator.ts'
import { languages } from '../support/languages.ts'
import { filter, news, openFilters } from '../support/list-page.ts'
import { recordAnnouncements } from '../support/live-region.ts'
import { headerLink, heading } from '../support/page-places.ts'
import { indexFiles } from '../support/search-page.ts'
import { forbidStorage, saveData, visit, watchProblems } from '../support/site.ts'
import { onlyInFull, test } from '../support/test.ts'

for (const [locale, about, news] of [
  ['vi', 'Về SHS', 'Tin tức'],
  ['en', 'About SHS', 'News'],
] as const) {
  test.describe(`in ${locale}`, () => {
    test.use(languages[locale])

    test('after a navigation the title is announced once, and the heading has the focus', async ({ page }) => {
      const problems = watchProblems(page)
      await visit(page, '/ve-shs')
      const announcements = await recordAnnouncements(page)
      await expect(page.locator('[aria-live]:not([role=region] *)')).toHaveCount(1)
      await headerLink(page, news).click()
      await expect(heading(page)).toHaveText(news)
      await expect(heading(page)).toBeFocused()
      await expect(heading(page)).toHaveAttribute('tabindex', '-1')
      await expect(page).toHaveTitle(`${news} | SHS`)
      await expect.poll(announcements).toEqual([`${news} | SHS`])
      await page.goBack()
      // The previous page keeps its focus until the next one is shown.
      await expect(heading(page)).toHaveText(about)
      await expect(heading(page)).toBeFocused()
      await expect.poll(announcements).toEqual([`${news} | SHS`, about])
      expect(problems).toEqual([])
    })
  })
}

/** The actions of a person, with the one thing that a screen reader says of each. */
// An answer is said before the number of the pages.
const sayings = {
  vi: {
    results: ['Năm', '2025', '7 mục'],
    none: 'Không tìm thấy trang nào phù hợp',
    found: /^(?:.+\. )?\d+ kết quả(?:, trang 1\/\d+)?$/,
    failed: 'Không tìm kiếm được',
    unfiltered: 'Không lọc được danh sách',
    cost: /^Tổng chi phí 100\.000 ₫$/,
  },
  en: {
    results: ['Year', '2025', '7 entries'],
    none: 'No page matches your search',
    found: /^(?:.+\. )?\d+ results(?:, page 1 of \d+)?$/,
    failed: 'The search is not available',
    unfiltered: 'The list could not be filtered',
    cost: /^Total cost VND 100,000$/,
  },
} as const

const search = async (page: Page, q: string): Promise<void> => {
  await page.locator('main [type=search]').fill(q)
  await page.locator('main [type=search]').press('Enter')
}

for (const locale of ['vi', 'en'] as const) {
  const said = sayings[locale]
  test.describe(`in ${locale}, said once:`, () => {
    test.use(languages[locale])

    test('the result of a filter, and of taking it away', onlyInFull(locale === 'vi'), async ({ page }) => {
      const [name, value, result] = said.results
      await visit(page, news)
      const announcements = await recordAnnouncements(page)
      await openFilters(page)
      await filter(page, name).selectOption(value)
      await expect.poll(announcements).toEqual([result])
      await filter(page, name).selectOption('')
      await expect.poll(announcements).toEqual([result, expect.stringMatching(/^19 .*1/)])
    })

    test('that a list could not be filtered', onlyInFull(locale === 'vi'), async ({ page }) => {
      const [name, value] = said.results
      await visit(page, news)
      await page.route(/~index\.json$/, (route) => route.abort())
      const announcements = await recordAnnouncements(page)
      await openFilters(page)
      await filter(page, name).selectOption(value)
      await expect.poll(announcements).toEqual([said.unfiltered])
    })

    test('what a search has found, that it found nothing, and that it failed', async ({ page }) => {
      await visit(page, '/tim-kiem')
      const announcements = await recordAnnouncements(page)
      await search(page, 'margin')
      await expect.poll(announcements).toEqual([expect.stringMatching(said.found)])
      await search(page, 'zzzzqqq')
      await expect.poll(announcements).toEqual([expect.stringMatching(said.found), said.none])
      await visit(page, '/tim-kiem')
      await page.route(indexFiles, (route) => route.abort())
      const failures = await recordAnnouncements(page)
      await search(page, 'margin')
      await expect.poll(failures).toEqual([said.failed])
    })

    test('the total of a calculation, each time; an error by its field alone', async ({ page }) => {
      await visit(page, feesPath)
      const announcements = await recordAnnouncements(page)
      await ask(page, { amount: '50.000.000'.replaceAll('.', locale === 'vi' ? '.' : ',') }, locale)
      await expect.poll(announcements).toEqual([expect.stringMatching(said.cost)])
      await ask(page, { amount: 'x' }, locale)
      const amount = page.locator('.fee-calculator [name=amount]')
      await expect(amount).toBeFocused()
      await expect(amount).toHaveAccessibleDescription(/./)
      await ask(page, { amount: '50.000.000'.replaceAll('.', locale === 'vi' ? '.' : ',') }, locale)
      await expect.poll(announcements).toEqual([1, 2].map(() => expect.stringMatching(said.cost)))
    })
  })
}

test('the first page and another query of the same path announce nothing, and keep the focus', async ({ page }) => {
  await visit(page, '/tin-tuc/tin-tuc-moi-nhat')
  const announcements = await recordAnnouncements(page)
  await page.getByRole('link', { name: 'Trang 2', exact: true }).press('Enter')
  await expect(page.locator('main')).toContainText('trang 2/2')
  await expect(page.locator('h1')).not.toBeFocused()
  expect(await announcements()).toEqual([])
})

test('the not-found page and the error page focus their heading', async ({ page }) => {
  await saveData(page)
  await forbidStorage(page)
  await visit(page, '/ve-shs')
  const announcements = await recordAnnouncements(page)
  await page.evaluate(() => history.pushState({}, '', '/khong-co'))
  await expect(page.getByRole('heading', { name: 'Không tìm thấy trang' })).toBeFocused()
  await expect.poll(announcements).toEqual(['Không tìm thấy trang | SHS'])
  await page.route('**/_payload/**', (route) => route.fulfill({ status: 500 }))
  await headerLink(page, 'Tin tức').click()
  await expect(page.getByRole('heading', { name: 'Đã xảy ra lỗi' })).toBeFocused()
  await expect(page).toHaveTitle('Đã xảy ra lỗi | SHS')
})

test('the home page is transparent for a moment after a navigation, but not on first load', async ({ page }) => {
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
  await visit(page, '/trang-chu')
  expect(await arrivals()).toEqual([])
  await headerLink(page, 'Tin tức').click()
  await expect(page.locator('h1')).toHaveText('Tin tức')
  await page.locator('header').getByRole('link', { name: 'SHS – Trang chủ' }).click()
  await expect(page).toHaveURL('/trang-chu')
  await expect.poll(arrivals).toEqual([100])
  await expect(page.locator('body')).toHaveCSS('opacity', '1')
  // Not after Back.
  await page.goBack()
  await expect(heading(page)).toHaveText('Tin tức')
  await page.goForward()
  await expect(heading(page)).not.toHaveText('Tin tức')
  await expect(heading(page)).toBeFocused()
  await expect(page).toHaveURL('/trang-chu')
  expect(await arrivals()).toEqual([100])
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the home page is shown at once', async ({ page }) => {
    await visit(page, '/tin-tuc')
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
