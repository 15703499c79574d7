import { expect, type Page } from '@playwright/test'
import { visit } from '../support/site.ts'
import { test } from '../support/test.ts'

/** The sides of what a selector finds first, in whole pixels. */
function toBox(page: Page, selector: string) {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return { left: Math.round(left), right: Math.round(right), top: Math.round(top), bottom: Math.round(bottom) }
    })
}

for (const width of [1024, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('a section shows the names of all its pages, none cut off', async ({ page }) => {
      for (const path of ['/quan-he-co-dong', '/ho-tro/bieu-phi', '/ho-tro/lien-he', '/ve-shs/doi-ngu-lanh-dao']) {
        await visit(page, path)
        const cut = await page.locator('.section-nav > ul').evaluate((strip) => {
          const frame = strip.getBoundingClientRect()
          return [...strip.querySelectorAll('a')]
            .filter((link) => {
              const { left, right } = link.getBoundingClientRect()
              return left < frame.left || right > frame.right || link.scrollWidth > link.clientWidth
            })
            .map(({ textContent }) => textContent)
        })
        expect(cut, path).toEqual([])
      }
    })

    test('the answers for shareholders end on one line', async ({ page }) => {
      await visit(page, '/quan-he-co-dong')
      const [dividend, report] = await Promise.all(
        [1, 2].map((index) => toBox(page, `.investor-answers > section:nth-of-type(${index}) > p:last-child`)),
      )
      expect(report?.bottom).toBe(dividend?.bottom)
      const [card, days] = await Promise.all([
        toBox(page, '.investor-answers .document-card'),
        toBox(page, '.investor-answers .dividend-card'),
      ])
      expect(card.top).toBe(days.top)
      expect(card.bottom).toBe(days.bottom)
    })

    test('an answer of the search is as wide as the field', async ({ page }) => {
      await visit(page, '/tim-kiem?q=ph%C3%AD+giao+d%E1%BB%8Bch')
      const [card, form] = await Promise.all([toBox(page, '.answer-card'), toBox(page, '.search-page > .search-form')])
      expect([card.left, card.right]).toEqual([form.left, form.right])
    })
  })
}

for (const [width, isShown] of [
  [390, false],
  [1440, true],
] as const) {
  test(`at ${width} px the page of an unknown address ${isShown ? 'has its drawing beside the text' : 'has its text alone'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/khong-co')
    const art = page.locator('.status-art')
    await expect(art).toBeVisible({ visible: isShown })
    if (!isShown) return
    const box = await toBox(page, '.status-art')
    const ends = await page.locator('.status-page :is(h1, .lead, a)').evaluateAll((texts) =>
      texts.map((text) => {
        const range = document.createRange()
        range.selectNodeContents(text)
        return range.getBoundingClientRect().right
      }),
    )
    expect(Math.max(...ends)).toBeLessThan(box.left)
    expect(box.right).toBe(width)
    expect(box.right - box.left).toBeGreaterThan(width / 3)
  })
}

for (const width of [320, 390, 768]) {
  test(`at ${width} px the pages of a list are in one line, each as large as a finger`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await visit(page, '/tim-kiem?q=SHS')
    const last = Number(await page.locator('.pagination a:not([rel])').last().textContent())
    expect(last).toBeGreaterThan(5)
    for (const number of [1, Math.ceil(last / 2), last]) {
      await visit(page, `/tim-kiem?q=SHS&trang=${number}`)
      const links = page.locator('.pagination a:visible')
      await expect(links.and(page.locator('[aria-current]'))).toHaveText(String(number))
      const boxes = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().toJSON()))
      expect(new Set(boxes.map(({ top }) => Math.round(Number(top)))).size).toBe(1)
      for (const { width: wide, height } of boxes) {
        expect(Number(height)).toBeGreaterThanOrEqual(44)
        // With seven in a line of 320 px.
        expect(Number(wide)).toBeGreaterThanOrEqual(width < 360 ? 36 : 44)
      }
    }
  })
}

for (const width of [320, 390, 768]) {
  test(`at ${width} px the names of a section have one line, but for that of the present page`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await visit(page, '/ho-tro/cong-cu-tinh/ky-quy')
    const links = page.locator('.section-nav a:not([aria-current])')
    await expect(links).not.toHaveCount(0)
    const heights = await links.evaluateAll((all) => all.map((link) => Math.round(link.getBoundingClientRect().height)))
    expect(new Set(heights)).toEqual(new Set([44]))
  })
}

test('a list has the cover of its months beside its heading, and none where there is no room', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, '/quan-he-co-dong/cong-bo-thong-tin')
  await expect(page.getByRole('img', { name: /^Công bố thông tin: \d+ mục\. 12 tháng đến / })).toBeVisible()
  await visit(page, '/ho-tro/bieu-phi')
  const fees = page.getByRole('img', { name: /%\. Trực tuyến, mỗi bậc một khoảng giá trị lệnh$/ })
  await expect(fees).toBeVisible()
  const [cover, heading] = await Promise.all([toBox(page, '.entry-cover > .cover'), toBox(page, 'h1')])
  expect(heading.right).toBeLessThan(cover.left)
  await page.setViewportSize({ width: 390, height: 900 })
  await expect(fees).toBeHidden()
})
