import { createServer, type Server } from 'node:http'
import { expect, type FrameLocator, type Page } from '@playwright/test'
import { findAxeFaults, findOverflow, injectAxe } from '../support/axe-faults.ts'
import { visit, watchProblems } from '../support/site.ts'
import { test } from '../support/test.ts'

const path = '/quan-he-co-dong/nhung-so-lieu'
const names = ['co-phieu', 'su-kien-tiep-theo', 'cong-bo-moi-nhat']

// Another site, which frames what it is told to.
let server: Server
let other = ''
test.beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    const framed = new URL(url, 'http://other.test').searchParams.get('src') ?? ''
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end(
      `<!DOCTYPE html><html lang="en"><title>Other</title><iframe title="A" src="${encodeURI(framed)}" width="320" height="400"></iframe>`,
    )
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  other = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : ''
})
test.afterAll(() => void server.close())

const frameOn = async (page: Page, src: string) => {
  await page.goto(`${other}/?src=${encodeURIComponent(src)}`)
  return page.frameLocator('iframe')
}

const ground = (frame: FrameLocator) => frame.locator('main').evaluate((main) => getComputedStyle(main).backgroundColor)

for (const name of names) {
  test(`another site frames ${name} in both languages`, async ({ page, baseURL }) => {
    const problems = watchProblems(page)
    for (const [language, source] of [
      ['vi', 'Nguồn: SHS'],
      ['en', 'Source: SHS'],
    ] as const) {
      const frame = await frameOn(page, `${baseURL}/nhung/${name}.${language}.html`)
      await expect(frame.locator('html')).toHaveAttribute('lang', language)
      await expect(frame.getByRole('link', { name: source })).toBeVisible()
    }
    expect(problems).toEqual([])
  })
}

for (const framed of ['/', '/quan-he-co-dong/co-phieu', '/khong-co', '/robots.txt', '/sitemap.xml']) {
  test(`another site cannot frame ${framed}`, async ({ page, baseURL }) => {
    const refusal = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'))
    const frame = await frameOn(page, `${baseURL}${framed}`)
    await refusal
    await expect(frame.locator('h1')).toHaveCount(0)
  })
}

test('links open beside the page that frames the document', async ({ page, baseURL, context }) => {
  // The address of the site in the settings, where nothing answers.
  await context.route(/\/quan-he-co-dong\/co-phieu$/, (route) => route.fulfill({ body: 'The page' }))
  const frame = await frameOn(page, `${baseURL}/nhung/co-phieu.vi.html`)
  const opened = context.waitForEvent('page')
  await frame.getByRole('link', { name: 'Nguồn: SHS' }).click()
  await expect(await opened).toHaveURL(/\/quan-he-co-dong\/co-phieu$/)
  expect(page.url()).toContain(other)
})

test('the scheme is that of the system, or the one in the address', async ({ page, baseURL }) => {
  const [light, dark] = ['rgb(255, 255, 255)', 'rgb(11, 21, 17)']
  const url = `${baseURL}/nhung/co-phieu.vi.html`
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await ground(await frameOn(page, url))).toBe(colorScheme === 'dark' ? dark : light)
    expect(await ground(await frameOn(page, `${url}#toi`))).toBe(dark)
    expect(await ground(await frameOn(page, `${url}#sang`))).toBe(light)
  }
})

test('the page shows each as it is, whole, with the code that frames it', async ({ page }) => {
  await injectAxe(page)
  // The headless browser shares one clipboard with all tests.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => void (document.documentElement.dataset['copied'] = text) },
    })
  })
  await page.setViewportSize({ width: 320, height: 800 })
  const problems = watchProblems(page)
  await visit(page, path)
  for (const [index, name] of names.entries()) {
    const offer = page.locator('.embed-offer').nth(index)
    const frame = offer.frameLocator('iframe')
    await expect(frame.getByRole('link', { name: 'Nguồn: SHS' })).toBeVisible()
    const hidden = await frame.locator('html').evaluate((html) => html.scrollHeight - html.clientHeight)
    expect([name, hidden]).toEqual([name, 0])
    await expect(offer.locator('code')).toContainText(`/nhung/${name}.vi.html" title=`)
  }
  // By a key: right after a scroll, the headless browser still gives a mouse to the frame of another process that was there.
  await page.getByRole('button', { name: 'Sao chép mã' }).first().press('Enter')
  await expect(page.getByText('Đã sao chép mã.')).toBeVisible()
  const code = (await page.locator('.embed-offer code').first().textContent()) ?? ''
  await expect(page.locator('html')).toHaveAttribute('data-copied', code)
  expect(await findOverflow(page)).toBe(0)
  expect(await findAxeFaults(page)).toEqual([])
  expect(problems).toEqual([])
})

test('the newest disclosure is the first of the list', async ({ page }) => {
  await page.goto('/quan-he-co-dong/cong-bo-thong-tin')
  const title = await page.locator('.entry-list article :is(h2, h3) a').first().textContent()
  await page.goto('/nhung/cong-bo-moi-nhat.vi.html')
  await expect(page.locator('.value')).toHaveText(title ?? '')
})

test('search engines are told the page, not the document', async ({ page, request }) => {
  await page.goto('/nhung/co-phieu.en.html')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/quan-he-co-dong\/co-phieu\?lang=en$/)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap).not.toContain('/nhung/')
})
