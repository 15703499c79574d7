import { expect, test, type Page } from '@playwright/test'
import { complete, forbidStorage, hydrated, saveData } from './site.ts'

const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Điều hướng chính' })

async function openHome(page: Page): Promise<void> {
  await saveData(page)
  await forbidStorage(page)
  await page.goto('/trang-chu')
  await hydrated(page)
}

/** Notes each new heading of the page from now on; what was shown for one frame only is in it too. */
async function watchHeadings(page: Page): Promise<() => Promise<string[]>> {
  const headings = await page.evaluateHandle(() => {
    const seen: string[] = []
    const note = () => {
      const heading = document.querySelector('h1')?.textContent ?? 'none'
      if (heading !== seen.at(-1)) seen.push(heading)
    }
    note()
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true })
    return seen
  })
  return async () => (await headings.jsonValue()).slice(1)
}

/** The code that knows what to do about a failure, and who is a bot. */
const behaviour = /\/frame-behaviour-[^/]+\.js$/

async function failPayloads(page: Page, answer: Parameters<Parameters<Parameters<Page['route']>[1]>[0]['fulfill']>[0]) {
  await page.route('**/_payload/**', (route) => route.fulfill(answer))
}

test.describe('the error page', () => {
  test('shows what the server says to people, focused, from the top, inside the frame', async ({ page }) => {
    await openHome(page)
    await failPayloads(page, { status: 503, json: { message: 'Hệ thống đang bảo trì' } })
    await page.evaluate(() => window.scrollTo(0, 600))
    await mainMenu(page).getByRole('link', { name: 'Về SHS' }).click()
    await expect(heading(page)).toHaveText('Đã xảy ra lỗi')
    await expect(heading(page)).toBeFocused()
    await expect(page.locator('main')).toContainText('503')
    await expect(page.locator('main')).toContainText('Hệ thống đang bảo trì')
    await expect(page).toHaveTitle('Đã xảy ra lỗi | SHS')
    await expect(page).toHaveURL('/ve-shs')
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })

  test('has its own words where the server has none, and no address in them', async ({ page }) => {
    await openHome(page)
    await page.route('**/_payload/**', (route) => route.abort())
    await mainMenu(page).getByRole('link', { name: 'Về SHS' }).click()
    await expect(page.locator('main')).toContainText('Đã xảy ra lỗi không xác định')
    await expect(page.locator('main')).toContainText('500')
    await expect(page.locator('main')).not.toContainText('_payload')
  })

  test('is cleared by any navigation', async ({ page }) => {
    await openHome(page)
    await failPayloads(page, { status: 500 })
    await mainMenu(page).getByRole('link', { name: 'Về SHS' }).click()
    await expect(heading(page)).toHaveText('Đã xảy ra lỗi')
    await page.unroute('**/_payload/**')
    await mainMenu(page).getByRole('link', { name: 'Tin tức' }).click()
    await expect(heading(page)).toHaveText('Tin tức')
    await expect(page).toHaveTitle('Tin tức | SHS')
    await page.goBack()
    await expect(heading(page)).toHaveText('Về SHS')
  })

  test('Thử lại reloads once, and stays busy', async ({ page }) => {
    await openHome(page)
    await failPayloads(page, { status: 500 })
    await mainMenu(page).getByRole('link', { name: 'Về SHS' }).click()
    // While a page is being left Playwright asks it nothing more: it has to tell of itself.
    const busy = page.waitForEvent('console', (message) => message.text() === 'busy')
    let reloads = 0
    await page.route('**/ve-shs', async (route) => {
      // Before a document is asked for, its headers may be.
      if (!route.request().isNavigationRequest()) return route.continue()
      reloads++
      await busy
      await route.continue()
    })
    await page.getByRole('button', { name: 'Thử lại' }).evaluate((button: HTMLButtonElement) => {
      new MutationObserver(() => {
        button.click()
        console.info('busy')
      }).observe(button, { attributeFilter: ['disabled'] })
      addEventListener('pagehide', () => {
        const { disabled, ariaBusy } = button
        localStorage.setItem('left', `${disabled} ${ariaBusy} ${button.querySelector('.spinner') !== null}`)
      })
      button.click()
    })
    await page.unroute('**/_payload/**')
    await expect(heading(page)).toHaveText('Về SHS')
    expect(await page.evaluate(() => localStorage.getItem('left'))).toBe('true true true')
    expect(reloads).toBe(1)
  })

  test('Về trang chủ replaces the entry in the history', async ({ page }) => {
    await openHome(page)
    await mainMenu(page).getByRole('link', { name: 'Tin tức' }).click()
    await expect(heading(page)).toHaveText('Tin tức')
    await failPayloads(page, { status: 500 })
    await mainMenu(page).getByRole('link', { name: 'Về SHS' }).click()
    await expect(heading(page)).toHaveText('Đã xảy ra lỗi')
    const entries = await page.evaluate(() => history.length)
    await page.unroute('**/_payload/**')
    await page.getByRole('link', { name: 'Về trang chủ' }).click()
    await expect(page).toHaveURL('/trang-chu')
    await expect(page.getByText('Đã xảy ra lỗi')).toHaveCount(0)
    expect(await page.evaluate(() => history.length)).toBe(entries)
    await page.goBack()
    await expect(page).toHaveURL('/tin-tuc')
  })

  test('leads home from home', async ({ page }) => {
    await saveData(page)
    await forbidStorage(page)
    await page.goto('/tin-tuc')
    await hydrated(page)
    await failPayloads(page, { status: 500 })
    await page.getByRole('link', { name: 'SHS – Trang chủ' }).first().click()
    await expect(heading(page)).toHaveText('Đã xảy ra lỗi')
    await page.unroute('**/_payload/**')
    await page.getByRole('link', { name: 'Về trang chủ' }).click()
    await expect(page.getByText('Đã xảy ra lỗi')).toHaveCount(0)
    await expect(page).not.toHaveTitle('Đã xảy ra lỗi | SHS')
  })

  test('shows a component that throws', async ({ page }) => {
    await openHome(page)
    // A payload of the right kind without its parts: the view trusts the build, and falls.
    await page.route('**/_payload/**', async (route) => {
      const { locale, address, kind, head } = await (await route.fetch()).json()
      await route.fulfill({ json: { locale, address, kind, head } })
    })
    await mainMenu(page).getByRole('link', { name: 'Tin tức' }).click()
    await expect(heading(page)).toHaveText('Đã xảy ra lỗi')
    await expect(page).toHaveTitle('Đã xảy ra lỗi | SHS')
    await mainMenu(page).getByRole('link', { name: 'Về SHS' }).waitFor()
    await page.unroute('**/_payload/**')
    await page.getByRole('link', { name: 'Về trang chủ' }).click()
    await expect(page).toHaveURL('/trang-chu')
    await expect(page.getByText('Đã xảy ra lỗi')).toHaveCount(0)
    await expect(page).not.toHaveTitle('Đã xảy ra lỗi | SHS')
  })

  test('is shown where the list of bots cannot be had', async ({ page }) => {
    await page.route(behaviour, (route) => route.abort())
    await openHome(page)
    await failPayloads(page, { status: 500 })
    await mainMenu(page).getByRole('link', { name: 'Về SHS' }).click()
    await expect(heading(page)).toHaveText('Đã xảy ra lỗi')
  })

  test('and where it never comes', async ({ page }) => {
    await page.clock.install({ time: 0 })
    await page.route(behaviour, () => {})
    await openHome(page)
    await page.clock.pauseAt(600_000)
    let asked = 0
    await page.route('**/_payload/**', async (route) => {
      asked++
      await route.fulfill({ status: 500 })
    })
    const before = await page.locator('main').innerText()
    await mainMenu(page).getByRole('link', { name: 'Về SHS' }).click()
    // The payload is asked for a second time after a pause.
    await expect(async () => {
      if (asked < 2) await page.clock.runFor(300)
      expect(asked).toBe(2)
    }).toPass()
    await expect(page.locator('main > .contents')).toBeVisible()
    await page.clock.runFor(1999)
    expect(await page.locator('main').innerText()).toBe(before)
    await page.clock.runFor(1)
    await expect(heading(page)).toHaveText('Đã xảy ra lỗi')
  })
})

test.describe('a bot', () => {
  test.use({ userAgent: googlebot })

  for (const [what, hasList] of [
    ['keeps what it read when a navigation fails', true],
    ['keeps it without the list too', false],
  ] as const) {
    test(what, async ({ page }) => {
      await page.clock.install()
      if (!hasList) await page.route(behaviour, (route) => route.abort())
      await openHome(page)
      if (hasList) await complete(page)
      const before = await page.locator('main').innerText()
      await failPayloads(page, { status: 500 })
      const shown = await watchHeadings(page)
      await mainMenu(page).getByRole('link', { name: 'Về SHS' }).click()
      await expect(page.locator('main > .contents')).toBeVisible()
      // Nobody's patience is longer than a minute.
      await page.clock.fastForward(60_000)
      expect(await page.locator('main').innerText()).toBe(before)
      await expect(page).toHaveTitle(/SHS/)
      await page.unroute('**/_payload/**')
      await mainMenu(page).getByRole('link', { name: 'Tin tức' }).click()
      await expect(heading(page)).toHaveText('Tin tức')
      expect(await shown()).toEqual(['Tin tức'])
    })
  }

  test('is told of a page that is missing, as people are', async ({ request }) => {
    expect((await request.get('/khong-co')).status()).toBe(404)
    expect((await request.get('/trang-chu')).status()).toBe(200)
  })
})

test.describe('not found', () => {
  test('the message is cut, the address is not', async ({ page }) => {
    const path = `/${'a'.repeat(300)}`
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await hydrated(page)
    const message = `Page Not Found: ${path.slice(0, 200)}`
    await expect(page.locator('main p').getByText(message, { exact: true })).toBeVisible()
    await expect(page).toHaveURL(path)
  })

  test('text in the address is text on the page', async ({ page }) => {
    await page.goto('/<img src=x>?q=<b>')
    await hydrated(page)
    await expect(page.locator('main img, main b')).toHaveCount(0)
    await expect(page.locator('main')).toContainText('Page Not Found: /%3Cimg%20src=x%3E?q=%3Cb%3E')
  })

  test('a bad address stays as it was typed', async ({ page }) => {
    for (const path of ['/khong-co?x=1.0', '/khong-co?x=01&y', '/tin-tuc/KHONG-CO?a="1"']) {
      await page.goto(path)
      await hydrated(page)
      // What comes after the first effects is there: they have had their say on the address.
      await mainMenu(page).getByRole('button').first().waitFor()
      const shown = await page.evaluate(() => location.pathname + location.search)
      expect(decodeURI(shown)).toBe(path)
      await expect(page.locator('main')).toContainText(`Page Not Found: ${shown}`)
    }
  })
})

test.describe('pagination', () => {
  test('marks one page as current, and names the arrows below them', async ({ page }) => {
    for (const [url, current] of [
      ['/tin-tuc/tin-tuc-moi-nhat', 'Trang 1'],
      ['/tin-tuc/tin-tuc-moi-nhat?trang=2', 'Trang 2'],
      ['/tin-tuc/tin-tuc-moi-nhat?trang=99', 'Trang 3'],
      ['/tin-tuc/tin-tuc-moi-nhat?trang=2&utm_source=x', 'Trang 2'],
    ] as const) {
      await page.goto(url)
      await hydrated(page)
      const links = page.getByRole('navigation', { name: 'Phân trang' }).getByRole('link')
      await expect(links.and(page.locator('[aria-current]'))).toHaveCount(1)
      await expect(links.and(page.locator('[aria-current=page]'))).toHaveAccessibleName(current)
      for (const box of await Promise.all((await links.all()).map((link) => link.boundingBox()))) {
        expect(box?.width).toBeGreaterThanOrEqual(40)
        expect(box?.height).toBeGreaterThanOrEqual(40)
      }
    }
    const next = page.locator('a[rel=next]')
    await next.hover()
    await expect(page.getByRole('tooltip')).toHaveText('Trang sau')
    const english = page.locator('header a[lang=en]:visible')
    await english.hover()
    // A hand never moves once only; Radix waits for the second to tell leaving one from reaching another.
    await english.hover({ position: { x: 5, y: 5 } })
    await expect(page.getByRole('tooltip')).toHaveText('English')
    await expect(page.getByRole('tooltip')).toHaveAttribute('lang', 'en')
  })
})
