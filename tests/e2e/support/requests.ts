import type { Page } from '@playwright/test'

/** Records the paths of all matching requests from now on. */
export function watchRequests(page: Page, pattern: RegExp): string[] {
  const seen: string[] = []
  page.on('request', (request) => {
    if (pattern.test(request.url())) seen.push(new URL(request.url()).pathname)
  })
  return seen
}

/** Delays matching requests until the returned function is called. */
export async function holdBack(page: Page, pattern: string | RegExp): Promise<() => void> {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(pattern, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}
