import type { Page } from '@playwright/test'

/**
 * Makes the browser keep failed imports, as all did until mid-2026 (https://github.com/whatwg/html/pull/10327): once the request
 * of a module has failed, each import of it fails without reaching the network. Called after all other routes of the test.
 */
export async function keepFailedImports(page: Page): Promise<void> {
  const failed = new Set<string>()
  page.on('requestfailed', (request) => {
    if (request.resourceType() === 'script') failed.add(request.url())
  })
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' && !response.ok()) failed.add(response.url())
  })
  await page.route('**/assets/*.js', (route) => {
    const request = route.request()
    return request.resourceType() === 'script' && failed.has(request.url()) ? route.abort() : route.fallback()
  })
}
