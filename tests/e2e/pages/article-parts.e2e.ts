import { expect, type Page } from '@playwright/test'
import { test } from '../support/test.ts'

// Parts of texts that no article of the tests' site has, put into one: whatever the compiler makes of Markdown stays in its frame.

const path = '/tin-tuc/mua-bao-cao-tai-chinh-quy-ii-va-nhung-moc-cong-bo-can-ghi-nho'
const long = 'khong-co-cho-ngat'.repeat(12)
const row = (tag: 'th' | 'td', cell: string, first: string) =>
  `<tr>${first}${`<${tag} class="align-right">${cell}</${tag}>`.repeat(7)}</tr>`

const parts: readonly [name: string, html: string][] = [
  ['code', `<pre><code>const a = "một dòng mã dài hơn khung của bài viết, có nhiều chữ, và ${long}"\n</code></pre>`],
  ['code in a list', `<ul><li><pre><code>${long}\n</code></pre></li></ul>`],
  ['code in a line', `<p>Xem <code>${long}</code></p>`],
  ['an address', `<p><a href="https://example.com/">https://example.com/${long}</a></p>`],
  ['a quote', `<blockquote><p>${long}</p></blockquote>`],
  ['a heading', `<h2>${long}</h2>`],
  [
    'a table of many columns',
    `<div class="table-scroll" tabindex="0"><table><thead>${row('th', 'Quý III/2026', '<th>Chỉ tiêu</th>')}</thead>` +
      `<tbody>${row('td', '987.654.321', '<th scope="row">Lãi từ các khoản cho vay và phải thu</th>')}</tbody></table></div>`,
  ],
]

/** Serves the page with this at the start of its text. */
const add = (page: Page, html: string) =>
  page.route(`**${path}`, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/<div [^>]*class="prose"[^>]*>/, (start) => start + html)
    await route.fulfill({ response, body })
  })

const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

// The app would take out what is not in its data.
test.use({ javaScriptEnabled: false })

for (const width of [320, 390, 1440]) {
  test(`no part of a text is wider than the page: ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const [name, html] of parts) {
      await add(page, html)
      await page.goto(path)
      expect(await page.locator('.prose').first().innerHTML(), name).toContain(html.slice(0, 20))
      expect(await tooWide(page), name).toBe(0)
    }
    // Its names take a few lines, not a line for each word.
    const name = page.getByRole('rowheader', { name: 'Lãi từ các khoản cho vay và phải thu' })
    expect((await name.boundingBox())?.height).toBeLessThan(120)
  })
}
