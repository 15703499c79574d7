import type { Page } from '@playwright/test'

/** The paths of all requests from now on that match. */
export function watchRequests(page: Page, pattern: RegExp): string[] {
  const seen: string[] = []
  page.on('request', (request) => {
    if (pattern.test(request.url())) seen.push(new URL(request.url()).pathname)
  })
  return seen
}

/** Holds requests back; what it returns lets them go. */
export async function holdBack(page: Page, pattern: string | RegExp): Promise<() => void> {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(pattern, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}
