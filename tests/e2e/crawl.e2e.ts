import { expect, test, type Page } from '@playwright/test'
import { findOverflow } from './axe-faults.ts'
import { follow } from './follow-link.ts'
import { isShown } from './page-shown.ts'
import { allPaths, hydrated, languages, markDocument, watchProblems } from './site.ts'

/** The pages that the page links to, as they stand in it: neither documents nor the same page in another language. */
function linkedPaths(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')]
      .filter((link) => !link.pathname.startsWith('/tai-lieu/') && !link.search.includes('lang='))
      .map((link) => link.pathname + link.search),
  )
}

for (const [language, width] of [
  ['vi', 1280],
  ['en', 360],
] as const) {
  test.describe(`${language} at ${width} px`, () => {
    test.use({ ...languages[language], viewport: { width, height: 800 } })

    test('every page is reached by clicking, and has no fault', async ({ page }) => {
      test.setTimeout(300_000)
      const faults = watchProblems(page)
      await page.goto('/trang-chu')
      await hydrated(page)
      const isSameDocument = await markDocument(page)
      const seen = new Set(['/trang-chu'])
      const waiting = await linkedPaths(page)
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        if (seen.has(path)) continue
        seen.add(path)
        await page.evaluate(follow, path)
        await page.waitForFunction(isShown, path)
        await expect(page.locator('h1')).toHaveCount(1)
        const overflow = await findOverflow(page)
        if (overflow > 0) faults.push(`${path}: ${overflow} px too wide`)
        for (const next of await linkedPaths(page)) if (!seen.has(next)) waiting.push(next)
      }
      const reached = new Set([...seen].map((path) => path.split('?', 1)[0]))
      // The second address of the reports, the opening page and the campaign pages are entered from outside.
      const unreached = allPaths.filter((path) => !reached.has(path) && !/^\/(?:$|phan-tich|landing)/.test(path))
      expect([...new Set(faults)]).toEqual([])
      expect(await isSameDocument()).toBe(true)
      // What is withdrawn or over is in no list, and says so.
      for (const path of unreached) {
        await page.goto(path)
        await expect(page.locator('.notice').first(), path).toBeVisible()
      }
    })
  })
}
