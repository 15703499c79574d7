import { expect, type Page } from '@playwright/test'
import { languages } from '../support/languages.ts'
import { headerLink, heading } from '../support/page-places.ts'
import { holdBack } from '../support/requests.ts'
import { markDocument, visit, watchProblems } from '../support/site.ts'
import { onlyInFull, test } from '../support/test.ts'

const choose = (page: Page, name: 'Tiếng Việt' | 'English') =>
  page.locator('header').getByRole('link', { name }).first()

async function readCookie(page: Page): Promise<string | undefined> {
  const cookies = await page.context().cookies()
  return cookies.find(({ name }) => name === 'i18n_redirected')?.value
}

test('one click changes text, title, head and cookie; not URL, scroll position and focus', async ({ page }) => {
  const problems = watchProblems(page)
  await visit(page, '/tin-tuc/tin-tuc-moi-nhat?trang=2')
  const isSameDocument = await markDocument(page)
  expect(await readCookie(page)).toBeUndefined()
  await page.evaluate(() => window.scrollTo(0, 120))
  await choose(page, 'English').evaluate((link) => link.focus({ preventScroll: true }))
  const entries = await page.evaluate(() => history.length)
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Latest news')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveTitle(/^Latest news .* SHS$/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\?trang=2&lang=en$/)
  await expect(page).toHaveURL('/tin-tuc/tin-tuc-moi-nhat?trang=2')
  await expect(choose(page, 'English')).toBeFocused()
  await expect(choose(page, 'English')).toHaveAttribute('aria-current', 'true')
  expect(await page.evaluate(() => window.scrollY)).toBe(120)
  expect(await page.evaluate(() => history.length)).toBe(entries)
  expect(await readCookie(page)).toBe('en')
  await expect(page.locator('#route-announcer')).toBeEmpty()
  // The next pages are in the new language, in the app and from the server.
  await headerLink(page, 'About SHS').click()
  await expect(heading(page)).toHaveText('About SHS')
  expect(await isSameDocument()).toBe(true)
  await page.reload()
  await expect(heading(page)).toHaveText('About SHS')
  expect(problems).toEqual([])
})

test('each page is in the current language, also after Back', async ({ page }) => {
  await visit(page, '/ve-shs')
  await headerLink(page, 'Tin tức').click()
  await expect(heading(page)).toHaveText('Tin tức')
  await page.goBack()
  await expect(heading(page)).toHaveText('Về SHS')
  await choose(page, 'English').click()
  await expect(heading(page)).toHaveText('About SHS')
  await page.goForward()
  await expect(heading(page)).toHaveText('News')
  await choose(page, 'Tiếng Việt').click()
  await expect(heading(page)).toHaveText('Tin tức')
  expect(await readCookie(page)).toBe('vi')
})

test('the last of several quick switches wins, in any order of the responses', async ({ page }) => {
  await visit(page, '/ve-shs')
  const answer = await holdBack(page, '**/_i18n/**')
  await page.evaluate(() => {
    for (const lang of ['en', 'vi', 'en', 'vi', 'en', 'vi']) {
      document.querySelector<HTMLAnchorElement>(`header a[hreflang=${lang}]`)?.click()
    }
  })
  const answered = page.waitForEvent('requestfinished', (request) => request.url().includes('/_i18n/'))
  answer()
  await answered
  await expect.poll(() => readCookie(page)).toBe('vi')
  await expect(heading(page)).toHaveText('Về SHS')
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
  expect(await readCookie(page)).toBe('vi')
})

test('another tab keeps its language until it is reloaded', async ({ page, context }) => {
  await visit(page, '/ve-shs')
  const other = await context.newPage()
  await visit(other, '/ve-shs')
  await choose(other, 'English').click()
  await expect(heading(other)).toHaveText('About SHS')
  await expect(heading(page)).toHaveText('Về SHS')
  await headerLink(page, 'Tin tức').click()
  await expect(heading(page)).toHaveText('Tin tức')
  await page.reload()
  await expect(heading(page)).toHaveText('News')
})

test('a link with a language sets it, and a later switch replaces it', async ({ page }) => {
  await visit(page, '/ve-shs?lang=en')
  await expect(heading(page)).toHaveText('About SHS')
  expect(await readCookie(page)).toBe('en')
  await choose(page, 'Tiếng Việt').click()
  await expect(heading(page)).toHaveText('Về SHS')
  await page.reload()
  await expect(heading(page)).toHaveText('Về SHS')
})

test('the not-found page switches the language too', async ({ page }) => {
  const problems = watchProblems(page)
  await visit(page, '/khong-co')
  await choose(page, 'English').click()
  await expect(heading(page)).toHaveText('Page not found')
  await expect(page).toHaveURL('/khong-co')
  await choose(page, 'Tiếng Việt').click()
  await expect(heading(page)).toHaveText('Không tìm thấy trang')
  // The browser reports each answer 404 itself.
  expect(problems.filter((problem) => !problem.includes('404 (Not Found)'))).toEqual([])
})

const sample = new Set<string>(['messages are missing', 'messages are malformed', 'the page is missing'])

for (const locale of ['vi', 'en'] as const) {
  const texts = {
    vi: { title: 'Về SHS', other: 'English', toast: 'Không chuyển được ngôn ngữ', close: 'Đóng thông báo' },
    en: {
      title: 'About SHS',
      other: 'Tiếng Việt',
      toast: 'The language could not be changed',
      close: 'Close notification',
    },
  } as const
  const { title, other, toast, close } = texts[locale]
  test.describe(`from ${locale}`, () => {
    test.use(languages[locale])

    for (const [what, pattern, answer] of [
      ['messages are missing', '**/_i18n/**', { status: 404 }],
      ['messages fail', '**/_i18n/**', { status: 500 }],
      ['messages are malformed', '**/_i18n/**', { body: '{"a":' }],
      ['messages are HTML', '**/_i18n/**', { body: '<h1>Wi-Fi</h1>', contentType: 'text/html' }],
      ['messages are a list', '**/_i18n/**', { json: [] }],
      ['the page is missing', '**/_payload/**', { status: 500 }],
    ] as const) {
      const isRest = locale === 'en' ? what !== 'messages are missing' : !sample.has(what)
      test(`${what}: the language stays, and a message says so`, onlyInFull(isRest), async ({ page }) => {
        const reports: string[] = []
        page.on('console', (message) => reports.push(message.text()))
        await visit(page, '/ve-shs')
        await page.route(pattern, (route) => route.fulfill(answer))
        await choose(page, other).click()
        const message = page.locator('.toast').filter({ hasText: toast })
        await expect(message).toBeVisible()
        // It covers none of the bars, where the search and the switch are.
        const [card, bar] = [await message.boundingBox(), await page.locator('.main-bar').boundingBox()]
        expect(card?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
        await expect(heading(page)).toHaveText(title)
        await expect(page.locator('html')).toHaveAttribute('lang', locale)
        expect(await readCookie(page)).toBeUndefined()
        expect(reports.filter((text) => text.includes('Failed loading locale'))).toHaveLength(1)
        // A later attempt succeeds, after closing the message.
        await page.unroute(pattern)
        await page.getByRole('button', { name: close }).click()
        await choose(page, other).click()
        await expect(page.locator('html')).not.toHaveAttribute('lang', locale)
      })
    }
  })
}

test('messages that hang: the language stays after eight seconds', async ({ page }) => {
  await visit(page, '/ve-shs')
  await page.evaluate(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (ms) => timeout(ms === 8000 ? 50 : ms)
  })
  await page.route('**/_i18n/**', () => undefined)
  await choose(page, 'English').click()
  await expect(page.getByText('Không chuyển được ngôn ngữ', { exact: true }).first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
})
