import { expect } from '@playwright/test'
import { visit } from '../support/site.ts'
import { test } from '../support/test.ts'

const path = '/tin-tuc/mua-bao-cao-tai-chinh-quy-ii-va-nhung-moc-cong-bo-can-ghi-nho'

// Links within a text have the query of the page: one that names a language once made them switches of the language.
for (const query of ['', '?lang=vi']) {
  test(`a reference leads to its note and the note back, each with the focus: "${query}"`, async ({ page }) => {
    // Until the app follows links, the engine scrolls to the note, and the focus stays.
    await visit(page, path + query)
    await page.getByRole('link', { name: 'Chú thích 2', exact: true }).click()
    await expect(page.locator('.notes li').nth(1)).toBeFocused()
    await expect(page.locator('.notes li').nth(1)).toBeInViewport()
    await page.getByRole('link', { name: 'Trở lại chỗ dẫn chú thích 2' }).click()
    await expect(page.getByRole('link', { name: 'Chú thích 2', exact: true })).toBeFocused()
    await expect(page.getByRole('link', { name: 'Chú thích 2', exact: true })).toBeInViewport()
  })
}
