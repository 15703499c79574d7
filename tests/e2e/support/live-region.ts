import type { Page } from '@playwright/test'

/** Records all announcements of the live region from now on. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  const heard = await page.evaluateHandle(() => {
    const said: string[] = []
    const region = document.getElementById('route-announcer')
    if (!region) throw new Error('no live region')
    new MutationObserver(() => said.push(region.textContent ?? '')).observe(region, { childList: true, subtree: true })
    return said
  })
  return () => heard.jsonValue()
}
