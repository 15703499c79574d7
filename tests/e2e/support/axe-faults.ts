import type { Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** What axe is asked for: WCAG 2.2 A and AA, and its own best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Puts axe into every document that the page opens from now on; the site's security policy stays as it is. */
export async function bringAxe(page: Page): Promise<void> {
  await page.addInitScript({ content: axe.source })
}

/** What axe has against the page as it stands, one line for each rule; against all but some parts of it, if so asked. */
export function findAxeFaults(page: Page, exclude: readonly string[] = []): Promise<string[]> {
  return page.evaluate(
    async ({ runOnly, left }) => {
      const context = { include: ['html'], exclude: left.map((selector) => [selector]) }
      const { violations } = await window.axe.run(context, { runOnly, resultTypes: ['violations'], preload: false })
      return violations.map(({ id, nodes }) => `${id}, ${nodes.length} times: ${nodes[0]?.html}`)
    },
    { runOnly: tags, left: [...exclude] },
  )
}

/** By how much the page is wider than its window. */
export function findOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}
