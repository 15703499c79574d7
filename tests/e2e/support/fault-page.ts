import type { Page, Route } from '@playwright/test'
import { forbidStorage, hydrated, saveData, visit } from './site.ts'

export const texts = {
  vi: {
    about: 'Về SHS',
    news: 'Tin tức',
    fees: 'Biểu phí',
    failed: 'Đã xảy ra lỗi',
    unknown: 'Đã xảy ra lỗi không xác định',
    retry: 'Thử lại',
  },
  en: {
    about: 'About SHS',
    news: 'News',
    fees: 'Fee schedule',
    failed: 'Something went wrong',
    unknown: 'An unknown error occurred',
    retry: 'Try again',
  },
} as const

/** Records uncaught errors and loaded documents from now on. */
export function watch(page: Page) {
  const errors: string[] = []
  const documents: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  return { errors, documents }
}

/** Opens a page that does not prefetch: payloads are requested when links are clicked. */
export async function open(page: Page, path = '/ve-shs'): Promise<void> {
  await saveData(page)
  await visit(page, path)
}

/** Opens a page that neither prefetches nor recovers: the next page is not reloaded when it fails. */
export async function openUnaided(page: Page, path = '/trang-chu'): Promise<void> {
  await saveData(page)
  await forbidStorage(page)
  await page.goto(path)
  await hydrated(page)
}

export async function failPayloads(page: Page, answer: Parameters<Route['fulfill']>[0]): Promise<void> {
  await page.route('**/_payload/**', (route) => route.fulfill(answer))
}
