import type { Page, Route } from '@playwright/test'
import { forbidStorage, hydrated, saveData, visit } from './site.ts'

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
  await visit(page, path)
}

/** A page without what would save the next one from failing: that is neither fetched ahead nor loaded anew. */
export async function openUnaided(page: Page, path = '/trang-chu'): Promise<void> {
  await saveData(page)
  await forbidStorage(page)
  await page.goto(path)
  await hydrated(page)
}

export async function failPayloads(page: Page, answer: Parameters<Route['fulfill']>[0]): Promise<void> {
  await page.route('**/_payload/**', (route) => route.fulfill(answer))
}

/** The code that knows what to do about a failure, and who is a bot. */
export const behaviour = /\/frame-behaviour-[^/]+\.js$/
