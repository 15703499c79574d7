import { expect } from '@playwright/test'
import { buildIcons, openIcons } from '../../fixtures/icons/build.ts'
import { boxes, drawn, expectUnmoved, layout, recordIcons, names, reveal, section } from '../support/content-icons.ts'
import { heading, mainNav } from '../support/page-places.ts'
import { hydrated, visit } from '../support/site.ts'
import { onlyInFull, test } from '../support/test.ts'

test('icons load when they become visible, in one request per set, without layout shifts', async ({ page }) => {
  const log = await recordIcons(page)
  // So low that all icons are below the viewport and its margin of 200 px.
  await page.setViewportSize({ width: 1280, height: 32 })
  // The code of the icons is in the same chunk as what this waits for.
  await visit(page, section)
  expect(log.requested).toEqual([])
  await expect(boxes(page)).toHaveCount(5)
  const before = await layout(page)
  await reveal(page)
  await expect(drawn(page)).toHaveCount(5)
  await expectUnmoved(page, before)
  for (const box of await boxes(page).all()) {
    expect(await box.boundingBox()).toMatchObject({ width: 24, height: 24 })
    expect(await box.locator('svg').boundingBox()).toMatchObject({ width: 24, height: 24 })
  }
  const urls = log.requested.filter((url) => url.includes('/lucide.json')).map((url) => new URL(url).search)
  expect(urls).toEqual([`?icons=${names.join('%2C')}`])
  expect(log.breaches).toEqual([])
  expect(log.reports).toEqual([])
})

test('icons are shown after a navigation, and again after Back', async ({ page }) => {
  const log = await recordIcons(page)
  await page.goto('/san-pham-dich-vu')
  await hydrated(page)
  await page.locator('main nav a[href="/san-pham-dich-vu/ngan-hang-dau-tu"]').click()
  await expect(heading(page)).toHaveText('Ngân hàng đầu tư')
  await reveal(page)
  await expect(drawn(page)).toHaveCount(2)
  await page.goBack()
  await expect(heading(page)).toHaveText('Sản phẩm dịch vụ')
  await reveal(page)
  await expect(drawn(page)).toHaveCount(await boxes(page).count())
  expect(log.breaches).toEqual([])
  expect(log.reports).toEqual([])
})

test('the icon of the navigation item is in the menu', async ({ page }) => {
  const log = await recordIcons(page)
  await page.goto('/trang-chu')
  await hydrated(page)
  await page.getByRole('button', { name: 'Tất cả danh mục' }).click()
  const item = mainNav(page).getByRole('link', { name: 'Nhận định thị trường' })
  await expect(item.locator('[data-icon="shs:market-pulse"] > svg path')).toHaveAttribute('d', /^M2 13/)
  await expect(item).toHaveAccessibleName('Nhận định thị trường')
  expect(log.breaches).toEqual([])
})

// tests/server/icons.test.ts tests Iconify's loader with the server.
test.describe("Iconify's own component", onlyInFull(true), () => {
  let script = ''
  test.beforeAll(async () => {
    script = await buildIcons()
  })

  for (const [kind, known, unknown] of [
    ['known', ['shs:listing', 'lucide:users', 'lucide:vault'], []],
    ['unknown', [], ['shs:nothing', 'lucide:nothing', 'nobody:nothing']],
    ['mixed', ['shs:market-pulse', 'lucide:landmark'], ['shs:other', 'lucide:other', 'lucide:constructor']],
  ] as const) {
    test(`shows ${kind} names from the site's endpoint`, async ({ page }) => {
      const log = await recordIcons(page)
      const sets = new Set([...known, ...unknown].map((name) => name.split(':')[0]))
      const answers = [...sets].map((set) => page.waitForResponse(`**/_icons/${set}.json?*`))
      await openIcons(page, script, [...known, ...unknown])
      await Promise.all(answers)
      for (const name of known) await expect(page.locator(`svg[aria-label="${name}"] path`).first()).toBeAttached()
      for (const name of unknown) await expect(page.locator(`i[title="${name}"]`)).toBeAttached()
      expect(log.requested.length).toBe(sets.size)
    })
  }
})
