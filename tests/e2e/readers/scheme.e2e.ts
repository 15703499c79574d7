import { expect, type Page } from '@playwright/test'
import { injectAxe, findAxeFaults } from '../support/axe-faults.ts'
import { hydrated } from '../support/site.ts'
import { test } from '../support/test.ts'

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
const white = 'rgb(255, 255, 255)'
const footerSwitch = (page: Page) => page.locator('footer .scheme-switch')

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled })

    test('the scheme is that of the system', async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.goto('/tin-tuc')
      expect(await ground(page)).not.toBe(white)
      await page.emulateMedia({ colorScheme: 'light' })
      expect(await ground(page)).toBe(white)
      if (!javaScriptEnabled) await expect(footerSwitch(page)).toBeHidden()
    })
  })
}

for (const [system, choice, isDark] of [
  ['light', 'Tối', true],
  ['dark', 'Sáng', false],
] as const) {
  test(`"${choice}" is kept against a ${system} system, from the first paint on, until the system is chosen`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: system })
    await page.goto('/tin-tuc')
    await hydrated(page)
    await footerSwitch(page).getByRole('button', { name: choice }).click()
    expect((await ground(page)) !== white).toBe(isDark)
    // Before any other script has run: the document alone.
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/ve-shs')
    expect((await ground(page)) !== white).toBe(isDark)
    await page.unroute('**/assets/*.js')
    await page.goto('/ve-shs')
    await hydrated(page)
    await expect(footerSwitch(page).getByRole('button', { name: choice })).toHaveAttribute('aria-pressed', 'true')
    await footerSwitch(page).getByRole('button', { name: 'Theo thiết bị' }).click()
    expect((await ground(page)) !== white).toBe(system === 'dark')
    await page.reload()
    expect((await ground(page)) !== white).toBe(system === 'dark')
  })
}

test('paper is white in the dark scheme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await page.goto('/trang-chu')
  expect(await ground(page)).toBe(white)
  const ink = await page.locator('h1').evaluate((heading) => getComputedStyle(heading).color)
  expect(ink).toBe('rgb(0, 0, 0)')
})

/** Pages of every ground, chart, table, form, tag and notice. */
const paths = [
  '/',
  '/trang-chu',
  '/tin-tuc',
  '/quan-he-co-dong',
  '/quan-he-co-dong/du-lieu',
  '/quan-he-co-dong/du-lieu/2026-q1',
  '/quan-he-co-dong/bao-cao-dinh-ky',
  '/quan-he-co-dong/cong-bo-thong-tin',
  '/quan-he-co-dong/lich-su-kien',
  '/ho-tro/bieu-phi',
  '/ho-tro/danh-muc-ky-quy',
  '/tim-kiem?q=co+tuc',
  '/trung-tam-phan-tich',
  '/trung-tam-phan-tich/doi-chieu',
  '/ve-shs/co-cau-to-chuc',
  '/co-hoi-nghe-nghiep',
  '/san-pham-dich-vu',
]

for (const width of [320, 1280]) {
  test.describe(`dark at ${width} px`, () => {
    test.use({ colorScheme: 'dark', viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

    test('axe finds nothing', async ({ page }) => {
      const faults: string[] = []
      await injectAxe(page)
      for (const path of paths) {
        await page.goto(path)
        await hydrated(page)
        for (const fault of await findAxeFaults(page)) faults.push(`${path}: ${fault}`)
      }
      expect(faults).toEqual([])
    })
  })
}
