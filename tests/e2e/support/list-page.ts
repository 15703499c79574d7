import type { Locator, Page } from '@playwright/test'

/** A list of two pages, with every kind of filter. */
export const news = '/tin-tuc/tin-tuc-moi-nhat'

export const filter = (page: Page, name: string): Locator => page.getByLabel(name, { exact: true })
export const rows = (page: Page): Locator => page.locator('main .entry-list > li')
export const count = (page: Page): Locator => page.locator('.list-count .meta')

/** Unfolds the filters, once the script has come. */
export const openFilters = (page: Page): Promise<void> => page.locator('.list-filters > summary').click()

/** Matches index files, which have the facts of all entries of a list for its filters. */
export const indexes = /~index\.json$/
