import type { Page } from '@playwright/test'

/** Records from now on what every live region says: texts that are put into one, each time they are. */
export async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  const announcements = await page.evaluateHandle(() => {
    const texts: string[] = []
    const regions = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log], output'
    if (!document.querySelector(regions)) throw new Error('no live region')
    new MutationObserver((changes) => {
      // Changes that come together are read together, each region once; one that is emptied says nothing.
      const changed = new Set(
        changes.map(({ target }) => (target instanceof Element ? target : target.parentElement)?.closest(regions)),
      )
      for (const region of changed) {
        const text = region?.isConnected && region.textContent?.replace(/\s+/g, ' ').trim()
        if (text) texts.push(text)
      }
    }).observe(document, { childList: true, subtree: true, characterData: true })
    return texts
  })
  return () => announcements.jsonValue()
}
