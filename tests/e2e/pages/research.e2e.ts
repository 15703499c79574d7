import { expect, type Page } from '@playwright/test'
import { languages } from '../support/languages.ts'
import { visit } from '../support/site.ts'
import { moveClock, onlyInFull, test } from '../support/test.ts'

const report = '/bao-cao-phan-tich/zzb-bien-loi-nhuan-cai-thien-dinh-gia-da-phan-anh-phan-lon'
const earlier = '/bao-cao-phan-tich/zzb-dong-cua-hang-lo-giup-bien-loi-nhuan-di-len'
const list = '/trung-tam-phan-tich/nhan-dinh-thi-truong'
const missed = '/nhan-dinh-thi-truong/nhan-dinh-thi-truong-2026-10-21-mat-moc-1200'

test('a company report opens with its result, then argues, then gives its documents', async ({ page }) => {
  await page.goto(report)
  const opening = page.getByRole('region', { name: 'Khuyến nghị' })
  for (const text of ['Nắm giữ', '54.000 ₫', '50.000 ₫', '+8,0%', '21/08/2025']) {
    await expect(opening.getByText(text).first()).toBeVisible()
  }
  const top = async (selector: string) => (await page.locator(selector).first().boundingBox())?.y ?? 0
  const [evidence, text, documents] = [await top('.opening'), await top('article .prose'), await top('.documents')]
  expect([evidence, text, documents].toSorted((a, b) => a - b)).toEqual([evidence, text, documents])
  // Newer and older: the other company reports, though reports of other types are between them.
  await expect(page.locator('a[rel=next]')).toHaveAttribute('href', /\/zza-/)
  await expect(page.locator('a[rel=prev]')).toHaveAttribute('href', earlier)
})

test('a company report leads to the others on its share, and they lead back', async ({ page }) => {
  const opening = page.getByRole('region', { name: 'Khuyến nghị' })
  await page.goto(report)
  await opening.getByRole('listitem').getByRole('link').click()
  await expect(page).toHaveURL(earlier)
  await expect(opening.getByText('52.000 ₫').first()).toBeVisible()
  await expect(opening.getByRole('link')).toHaveAttribute('href', report)
  // None is older, though reports of other types are.
  await expect(page.locator('a[rel=prev]')).toHaveCount(0)
})

test('a commentary states how the session closed that it was about', async ({ page }) => {
  await page.goto(missed)
  const band = page.getByRole('figure')
  await expect(band).toContainText('Hỗ trợ 1.180')
  await expect(band).toContainText('Kháng cự 1.200')
  await expect(band).toContainText('Đóng cửa 22/10/2026: 1.178,00 (−12,00; −1,01%) · Dưới vùng · đúng xu hướng dự báo')
})

for (const language of ['vi', 'en'] as const) {
  test.describe(language, () => {
    test.use({ ...languages[language], javaScriptEnabled: false })

    test('the list counts hits and misses by rules that it states', onlyInFull(language === 'en'), async ({ page }) => {
      await page.goto(list)
      const vi = language === 'vi'
      const score = page.getByRole('region', { name: vi ? 'Độ chính xác của nhận định' : 'How often the commentary' })
      const values = await score.locator('dd').allTextContents()
      expect(values.map((value) => value.trim().replace(/\s.*/, ''))).toEqual(['1/2', '1', '1/1', '1'])
      const rules = score.getByRole('listitem')
      await expect(rules.first()).toBeHidden()
      await score.getByText(vi ? 'Cách tính' : 'How this is counted').click()
      await expect(rules.first()).toBeVisible()
      // The newest first, with what screen readers alone say; what is not known is neither right nor wrong.
      await expect(page.locator('.row-outcome')).toHaveText(
        vi
          ? ['Chưa có kết quả', 'Trong vùngđóng cửa 1.206,00', 'Dưới vùngđóng cửa 1.178,00']
          : ['Pending', 'In rangeclose 1,206.00', 'Below rangeclose 1,178.00'],
      )
    })
  })
}

for (const width of [320, 1440]) {
  test(`the hub of research compares the companies at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/trung-tam-phan-tich')
    const rows = page.getByRole('table').getByRole('row')
    await expect(rows).toHaveCount(3)
    // The newest report first; blocks on a phone are rows of a table all the same.
    await expect(rows.nth(1).getByRole('rowheader')).toContainText('ZZA')
    await expect(rows.nth(1)).toContainText('26.000 → 32.000')
    await expect(rows.nth(2)).toContainText('Mua → Nắm giữ')
    await expect(page.getByRole('link', { name: 'Cách tính' })).toHaveAttribute('href', /#ket-qua-nhan-dinh$/)
  })
}

const hub = '/trung-tam-phan-tich'

/** True if the market stands above the ratings. */
const leads = async (page: Page) => {
  const top = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? 0
  return (await top('.market-evidence')) < (await top('.coverage'))
}

// The close of Tuesday, 17 November, on a site of Saturday, 21 November. Days of the visitor's clock from then.
for (const [days, age, isFirst] of [
  [-4, '', true],
  [-3, '1 phiên trước', true],
  [-2, '2 phiên trước', true],
  [0, '3 phiên trước', false],
  [4, '6 phiên trước', false],
] as const) {
  test(`${days} days from the build the last close says “${age}”`, async ({ page }) => {
    await moveClock(page, days)
    await visit(page, hub)
    const market = page.getByRole('region', { name: 'Đóng cửa phiên 17/11/2026' })
    await expect(market.locator('h2 small')).toHaveText(age === '' ? [] : [age])
    expect(await leads(page)).toBe(isFirst)
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the clock of the build says how old the last close is', async ({ page }) => {
    await page.goto(hub)
    await expect(page.locator('.market-evidence h2 small')).toHaveText('3 phiên trước')
    expect(await leads(page)).toBe(false)
  })
})
