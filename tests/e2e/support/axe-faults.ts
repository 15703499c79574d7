import type { Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** The rules that axe checks: WCAG 2.2 A and AA, and its own best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Adds axe to every document that the page opens from now on, without changing the Content-Security-Policy. */
export async function injectAxe(page: Page): Promise<void> {
  await page.addInitScript({ content: axe.source })
}

/** The violations that axe finds in the current page, one line for each rule. `exclude` are selectors of parts to skip. */
export function findAxeFaults(page: Page, exclude: readonly string[] = []): Promise<string[]> {
  return page.evaluate(
    async ({ runOnly, left }) => {
      // It does not look into frames, whose documents have tests of their own: it would send them messages.
      const context = { include: ['html'], exclude: left.map((selector) => [selector]) }
      const { violations } = await window.axe.run(context, {
        runOnly,
        resultTypes: ['violations'],
        preload: false,
        iframes: false,
      })
      return violations.map(({ id, nodes }) => `${id}, ${nodes.length} times: ${nodes[0]?.html}`)
    },
    { runOnly: tags, left: [...exclude] },
  )
}

/** How much wider the page is than its window, in pixels. */
export function findOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}
