import type { Locator, Page } from '@playwright/test'

/** The files of the index. */
export const indexFiles = /\/_search\/.*\.bin$/

export const field = (page: Page): Locator => page.locator('main').getByRole('searchbox', { name: 'Từ cần tìm' })

export const results = (page: Page): Locator => page.getByRole('region', { name: 'Kết quả tìm kiếm' })

export const hits = (page: Page): Locator => results(page).getByRole('article')

/** Types a query into the field of the page, and sends it. */
export async function searchFor(page: Page, q: string): Promise<void> {
  await field(page).fill(q)
  await field(page).press('Enter')
}
