import type { Locator, Page } from '@playwright/test'

// Places that every page of the site has.

export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 })

export const mainNav = (page: Page): Locator => page.getByRole('navigation', { name: 'Điều hướng chính' })

/** A link of the bars at the top, where the same page may be linked from more than one. */
export const headerLink = (page: Page, name: string): Locator =>
  page.locator('header').getByRole('link', { name, exact: true }).first()
