import type { Locator, Page } from '@playwright/test'
import { complete, saveData } from './site.ts'

export const texts = {
  vi: {
    about: 'Về SHS',
    news: 'Tin tức',
    failed: 'Đã xảy ra lỗi',
    unknown: 'Đã xảy ra lỗi không xác định',
    retry: 'Thử lại',
  },
  en: {
    about: 'About SHS',
    news: 'News',
    failed: 'Something went wrong',
    unknown: 'An unknown error occurred',
    retry: 'Try again',
  },
} as const

export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 })
export const newsLink = (page: Page, name: string): Locator =>
  page.locator('header').getByRole('link', { name, exact: true }).first()

/** Everything uncaught, and every document that was loaded, from now on. */
export function watch(page: Page) {
  const errors: string[] = []
  const documents: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  return { errors, documents }
}

/** A page that asks for the next one's payload when its link is clicked, not before. */
export async function open(page: Page, path = '/ve-shs'): Promise<void> {
  await saveData(page)
  await page.goto(path)
  await complete(page)
}
