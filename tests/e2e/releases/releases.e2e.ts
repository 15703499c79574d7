import { expect, type Browser, type Page } from '@playwright/test'
import { languages } from '../support/languages.ts'
import { heading } from '../support/page-places.ts'
import { complete, markDocument, saveData } from '../support/site.ts'
import { test } from '../support/test.ts'
import { openPublishedSite, type PublishedSite } from './published-site.ts'

// Pages that stay open while releases are published, taken back and published again, and while content is taken down.

const list = '/tin-tuc/tin-tuc-moi-nhat'
const article = '/tin-tuc/tin-x'
const mistake = '/tin-tuc/tin-sai'

type Language = keyof typeof texts
const texts = {
  vi: { article: 'Tin tin-x', mistake: 'Tin tin-sai', about: 'Về SHS', gone: 'Nội dung này đã được gỡ xuống' },
  en: { article: 'News tin-x', mistake: 'News tin-sai', about: 'About SHS', gone: 'This content has been taken down' },
} as const
const others = { vi: 'en', en: 'vi' } as const

interface Visitor {
  language: Language
  page: Page
  /** The status and the path of each answer from 400 on. */
  failed: string[]
  /** The paths of the documents that were loaded. */
  documents: string[]
  /** Errors that nothing caught. */
  errors: string[]
}

let site: PublishedSite

test.beforeAll(async () => {
  site = await openPublishedSite()
})
test.afterAll(() => site.remove())

/** A visitor in each language, without prefetching: what is requested later is requested by a click. */
function enter(browser: Browser, path: string): Promise<Visitor[]> {
  const visitors = (['vi', 'en'] as const).map(async (language): Promise<Visitor> => {
    const context = await browser.newContext({ ...languages[language], baseURL: site.origin })
    const page = await context.newPage()
    const visitor: Visitor = { language, page, failed: [], documents: [], errors: [] }
    page.on('response', (response) => {
      if (response.status() >= 400) visitor.failed.push(`${response.status()} ${new URL(response.url()).pathname}`)
    })
    page.on('request', (request) => {
      if (request.isNavigationRequest()) visitor.documents.push(new URL(request.url()).pathname)
    })
    page.on('pageerror', (error) => visitor.errors.push(error.message))
    await saveData(page)
    await page.goto(path)
    await complete(page)
    return visitor
  })
  return Promise.all(visitors)
}

/** Follows a link of the page, in the content where there is one. */
async function follow(page: Page, path: string): Promise<void> {
  const links = page.locator(`main a[href="${path}"]`).or(page.locator(`header a[href="${path}"]:visible`))
  await links.last().click()
  await expect(page).toHaveURL(path)
}

const ofAll = (visitors: readonly Visitor[], run: (visitor: Visitor) => Promise<void>) => Promise.all(visitors.map(run))

test('publish, roll back, publish, take down, with pages open all the while', async ({ browser }) => {
  const staying = await enter(browser, '/trang-chu')

  await site.addNews('tin-x')
  expect(await site.build()).toContain('Published release')
  await ofAll(staying, async ({ page, language, failed, documents }) => {
    for (const path of ['/tin-tuc', list, article]) await follow(page, path)
    await expect(heading(page)).toHaveText(texts[language].article)
    expect([failed, documents]).toEqual([[], ['/trang-chu']])
  })

  // A release with other code and a mistake is taken back.
  await site.addNews('tin-sai')
  await site.build('--pseudo')
  const misled = await enter(browser, '/trang-chu')
  expect(await site.rollBack()).toContain('It stays until')
  await ofAll(staying, async ({ page, language, failed, documents }) => {
    await follow(page, '/ve-shs')
    await expect(heading(page)).toHaveText(texts[language].about)
    expect([failed, documents]).toEqual([[], ['/trang-chu']])
  })
  await ofAll(misled, async ({ page, failed, documents }) => {
    // The build of this page is gone: one document, then in the app again.
    await follow(page, '/tin-tuc')
    await expect.poll(() => documents).toEqual(['/trang-chu', '/tin-tuc'])
    await complete(page)
    await follow(page, list)
    await expect(page.locator(`a[href="${article}"]`).first()).toBeVisible()
    await expect(page.locator(`a[href="${mistake}"]`)).toHaveCount(0)
    for (const one of failed) expect(one).toMatch(/^404 \/_(?:payload|build\/meta)\//)
    expect(documents).toEqual(['/trang-chu', '/tin-tuc'])
  })

  expect(await site.build('--if-stale')).toContain('"npm run publish" shows it')
  expect(await site.build('--show')).toMatch(/The site shows release \d+ now, instead of \d+, which was held/)
  await ofAll(misled, async (visitor) => {
    const { page, language } = visitor
    await page.reload()
    await complete(page)
    visitor.failed.length = 0
    visitor.documents.length = 0
    await follow(page, mistake)
    await expect(heading(page)).toHaveText(texts[language].mistake)
  })

  expect(await site.takeDown(article)).toContain(`${article} is taken down, and answers 410.`)
  await ofAll(misled, async ({ page, language, failed, documents }) => {
    const { gone } = texts[language]
    await follow(page, list)
    await follow(page, article)
    await expect(heading(page)).toHaveText(gone)
    await expect(page).toHaveTitle(`${gone} | SHS`)
    const isSameDocument = await markDocument(page)
    // The other language, in the app.
    await page.locator(`header a[href="?lang=${others[language]}"]:visible`).first().click()
    await expect(heading(page)).toHaveText(texts[others[language]].gone)
    await page.locator(`header a[href="?lang=${language}"]:visible`).first().click()
    await expect(heading(page)).toHaveText(gone)
    await follow(page, '/tim-kiem')
    await expect(heading(page)).not.toHaveText(gone)
    await page.goBack()
    await expect(heading(page)).toHaveText(gone)
    await follow(page, '/trang-chu')
    await expect(heading(page)).not.toHaveText(gone)
    expect(await isSameDocument()).toBe(true)
    expect(documents).toEqual([])
    for (const one of failed) expect(one).toMatch(/^410 \/_payload\/\w+\/(?:vi|en)\/tin-tuc\/tin-x\.json$/)
    expect(failed).toHaveLength(2)
  })
  await ofAll(staying, async ({ page, language, documents }) => {
    // What a page has read it has; a reload asks the server.
    await page.goBack()
    await expect(heading(page)).toHaveText(texts[language].article)
    await page.reload()
    await expect(heading(page)).toHaveText(texts[language].gone)
    await complete(page)
    await follow(page, '/trang-chu')
    await expect(heading(page)).not.toHaveText(texts[language].gone)
    expect(documents).toEqual(['/trang-chu', article])
  })

  const arriving = await enter(browser, article)
  await ofAll(arriving, async ({ page, language, failed, documents }) => {
    await expect(heading(page)).toHaveText(texts[language].gone)
    expect(failed).toEqual([`410 ${article}`])
    await follow(page, '/tin-tuc')
    await follow(page, list)
    await expect(page.locator(`a[href="${mistake}"]`).first()).toBeVisible()
    await expect(page.locator(`a[href="${article}"]`)).toHaveCount(0)
    expect([failed, documents]).toEqual([[`410 ${article}`], [article]])
  })
  for (const { errors } of [...staying, ...misled, ...arriving]) expect(errors).toEqual([])
})
