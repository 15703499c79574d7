import type { Locator, Page } from '@playwright/test'

// Elements of every page.

export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 })

export const mainNav = (page: Page): Locator => page.getByRole('navigation', { name: 'Điều hướng chính' })

/** The first such link in the header, whose bars may link to the same page. */
export const headerLink = (page: Page, name: string): Locator =>
  page.locator('header').getByRole('link', { name, exact: true }).first()

/** The first link to a path in the content. It navigates in the app also where the header is not hydrated. */
export const contentLink = (page: Page, path: string): Locator => page.locator(`main a[href="${path}"]`).first()
