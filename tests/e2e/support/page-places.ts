import type { Locator, Page } from '@playwright/test'

// Elements of every page.

export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 })

export const mainNav = (page: Page): Locator => page.getByRole('navigation', { name: 'Điều hướng chính' })

/** The first such link in the header, whose bars may link to the same page. */
export const headerLink = (page: Page, name: string): Locator =>
  page.locator('header').getByRole('link', { name, exact: true }).first()
