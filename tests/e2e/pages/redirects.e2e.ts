import { expect, type Page } from '@playwright/test'
import { heading, mainNav } from '../support/page-places.ts'
import { holdBack, watchRequests } from '../support/requests.ts'
import { complete, markDocument, visit, watchProblems } from '../support/site.ts'
import { onlyInFull, test } from '../support/test.ts'

/** Opens a page and navigates to another one in the app: two history entries in one marked document. */
async function openNews(page: Page): Promise<() => Promise<boolean>> {
  await visit(page, '/ve-shs')
  const isSameDocument = await markDocument(page)
  await mainNav(page).getByRole('link', { name: 'Tin tức' }).click()
  await expect(heading(page)).toHaveText('Tin tức')
  return isSameDocument
}

/** Clicks a plain link, as in rendered Markdown. */
async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((target) => {
    const link = document.createElement('a')
    link.href = target
    link.textContent = 'Liên kết'
    document.querySelector('main')?.append(link)
    link.click()
  }, href)
}

/** The app finds out by a 404 that there is no page; other problems are faults. */
const isFault = (problem: string) => !problem.includes('status of 404')

test.describe('in the app', () => {
  for (const [from, to, title, isRest = false] of [
    ['/lien-he', '/ho-tro/lien-he', 'Liên hệ', true],
    ['/lien-he/', '/ho-tro/lien-he', 'Liên hệ', true],
    ['/lien-he?utm_source=zalo&trang=2#ban-do', '/ho-tro/lien-he?utm_source=zalo&trang=2#ban-do', 'Liên hệ'],
    ['/thong-bao?trang=2', '/tin-tuc/thong-bao?trang=2', 'Thông báo', true],
    ['/hoi-dong-quan-tri', '/ve-shs/doi-ngu-lanh-dao#hoi-dong-quan-tri', 'Đội ngũ lãnh đạo', true],
    ['/hoi-dong-quan-tri#ban-dieu-hanh', '/ve-shs/doi-ngu-lanh-dao#hoi-dong-quan-tri', 'Đội ngũ lãnh đạo'],
    // URLs with invalid parameters of their route.
    ['/trung-tam-phan-tich/bao-cao-doanh-nghiep', '/trung-tam-phan-tich/bao-cao-cong-ty', 'Báo cáo công ty', true],
    ['/index.html', '/trang-chu', 'Đồng hành cùng nhà đầu tư và doanh nghiệp', true],
  ] as const) {
    test(`${from} leads to ${to}, without a history entry of its own`, onlyInFull(isRest), async ({ page }) => {
      const problems = watchProblems(page)
      const isSameDocument = await openNews(page)
      const entries = await page.evaluate(() => history.length)
      await follow(page, from)
      await expect(page).toHaveURL(to)
      await expect(heading(page)).toHaveText(title)
      await expect(page.getByText('Page Not Found')).toHaveCount(0)
      expect(await page.evaluate(() => history.length)).toBe(entries + 1)
      await page.goBack()
      await expect(page).toHaveURL('/tin-tuc')
      await expect(heading(page)).toHaveText('Tin tức')
      await page.goForward()
      await expect(page).toHaveURL(to)
      await expect(heading(page)).toHaveText(title)
      await page.goBack()
      await expect(heading(page)).toHaveText('Tin tức')
      await page.goBack()
      await expect(page).toHaveURL('/ve-shs')
      expect(await isSameDocument()).toBe(true)
      expect(problems.filter(isFault)).toEqual([])
    })
  }

  test('a second visit is redirected too', onlyInFull(true), async ({ page }) => {
    const isSameDocument = await openNews(page)
    for (let visit = 0; visit < 2; visit++) {
      await follow(page, '/lien-he')
      await expect(heading(page)).toHaveText('Liên hệ')
      await page.goBack()
      await expect(heading(page)).toHaveText('Tin tức')
    }
    expect(await isSameDocument()).toBe(true)
  })

  test('a URL pushed to the history is redirected too', onlyInFull(true), async ({ page }) => {
    const isSameDocument = await openNews(page)
    await page.evaluate(() => history.pushState({}, '', '/lien-he?a=1'))
    await expect(page).toHaveURL('/ho-tro/lien-he?a=1')
    await expect(heading(page)).toHaveText('Liên hệ')
    await page.goBack()
    await expect(page).toHaveURL('/tin-tuc')
    expect(await isSameDocument()).toBe(true)
  })

  test('a query that the router would rewrite is kept', async ({ page }) => {
    await openNews(page)
    const query = '?ma=007&so=1.50&id=12345678901234567890&a=1&a=2&q=m%E1%BB%99t%20hai&trong'
    await follow(page, `/lien-he${query}#ban-do`)
    await expect(page).toHaveURL(`/ho-tro/lien-he${query}#ban-do`)
    await expect(heading(page)).toHaveText('Liên hệ')
    await page.goBack()
    await expect(page).toHaveURL('/tin-tuc')
  })

  test('if the rules cannot be loaded, the page is not found, after one attempt', async ({ page }) => {
    const isSameDocument = await openNews(page)
    let requested = 0
    await page.route('**/assets/to-redirect-*.js', (route) => {
      requested++
      return route.abort()
    })
    await follow(page, '/lien-he?a=1')
    await expect(page.locator('main')).toContainText('Page Not Found: /lien-he?a=1')
    await expect(page).toHaveURL('/lien-he?a=1')
    expect(requested).toBe(1)
    expect(await isSameDocument()).toBe(true)
    await page.goBack()
    await expect(heading(page)).toHaveText('Tin tức')
  })

  test('a visitor who has navigated meanwhile is not redirected', async ({ page }) => {
    await openNews(page)
    const answer = await holdBack(page, '**/_payload/**/lien-he.json')
    await follow(page, '/lien-he')
    await follow(page, '/ve-shs/giai-thuong')
    await expect(heading(page)).toHaveText('Giải thưởng')
    const answered = page.waitForResponse('**/_payload/**/lien-he.json')
    answer()
    await answered
    await follow(page, '/lien-he/')
    await expect(heading(page)).toHaveText('Liên hệ')
    await page.goBack()
    await expect(page).toHaveURL('/ve-shs/giai-thuong')
  })

  test('the rules are loaded only for unknown URLs', async ({ page }) => {
    const requested = watchRequests(page, /redirect/)
    await openNews(page)
    await follow(page, '/ve-shs/giai-thuong')
    await expect(heading(page)).toHaveText('Giải thưởng')
    expect(requested).toEqual([])
    await follow(page, '/khong-co')
    await expect(page.locator('main')).toContainText('Page Not Found: /khong-co')
    // Fetched, and imported from the cache.
    expect(new Set(requested).size).toBe(1)
  })
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(`as a document, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, onlyInFull(!javaScriptEnabled), () => {
    test.use({ javaScriptEnabled })

    test('the server redirects, with query and hash', async ({ page }) => {
      await page.goto('/tin-tuc')
      await page.goto('/lien-he?utm_source=zalo&a=1&a=2#ban-do')
      await expect(page).toHaveURL('/ho-tro/lien-he?utm_source=zalo&a=1&a=2#ban-do')
      await expect(heading(page)).toHaveText('Liên hệ')
      if (javaScriptEnabled) await complete(page)
      await expect(page).toHaveURL('/ho-tro/lien-he?utm_source=zalo&a=1&a=2#ban-do')
      await page.goBack()
      await expect(page).toHaveURL('/tin-tuc')
    })

    test('the redirected page is in the requested language', async ({ page }) => {
      await page.goto('/hoi-dong-quan-tri?lang=en#x')
      await expect(page).toHaveURL('/ve-shs/doi-ngu-lanh-dao?lang=en#hoi-dong-quan-tri')
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    })
  })
}
