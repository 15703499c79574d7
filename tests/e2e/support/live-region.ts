import type { Page } from '@playwright/test'

/** Records all announcements of the live region from now on. */
export async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  const announcements = await page.evaluateHandle(() => {
    const texts: string[] = []
    const region = document.getElementById('route-announcer')
    if (!region) throw new Error('no live region')
    new MutationObserver(() => texts.push(region.textContent ?? '')).observe(region, { childList: true, subtree: true })
    return texts
  })
  return () => announcements.jsonValue()
}
