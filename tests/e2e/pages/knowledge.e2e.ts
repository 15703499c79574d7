import { expect } from '@playwright/test'
import { test } from '../support/test.ts'

test('an article links to its terms, and a term to its articles', async ({ page }) => {
  await page.goto('/ho-tro/kien-thuc/don-bay-phong-dai-ca-lai-lan-lo')
  await page.getByRole('complementary', { name: 'Thuật ngữ trong bài' }).getByRole('link', { name: 'Sức mua' }).click()
  await expect(page).toHaveURL('/ho-tro/kien-thuc/thuat-ngu#suc-mua')
  const term = page.locator('#suc-mua')
  await expect(term).toBeInViewport()
  await term.getByRole('link', { name: 'Đòn bẩy phóng đại cả lãi lẫn lỗ' }).click()
  await expect(page).toHaveURL('/ho-tro/kien-thuc/don-bay-phong-dai-ca-lai-lan-lo')
})

test('on wide screens an article has facts and terms beside its text', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/ho-tro/kien-thuc/don-bay-phong-dai-ca-lai-lan-lo')
  const text = (await page.locator('article .prose').boundingBox()) ?? { x: 0, width: 0 }
  expect(text.width).toBeGreaterThan(600)
  for (const name of ['Thông tin', 'Thuật ngữ trong bài']) {
    const aside = await page.getByRole('complementary', { name }).boundingBox()
    expect((aside?.x ?? text.x) + (aside?.width ?? 0)).toBeLessThan(text.x)
  }
})

test('the steps of a guide have anchors', async ({ page }) => {
  await page.goto('/ho-tro/huong-dan-giao-dich/mo-tai-khoan-chung-khoan-truc-tuyen-bang-ekyc#buoc-3')
  await expect(page.locator('#buoc-3')).toBeInViewport()
  await expect(page.locator('#buoc-3 img')).toHaveAttribute('alt', /ba màn hình/)
})
