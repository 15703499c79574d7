import { expect } from '@playwright/test'
import { failPayloads, openUnaided } from '../support/fault-page.ts'
import { heading } from '../support/page-places.ts'
import { pickShapes } from '../support/page-shapes.ts'
import { findRefusedStyles } from '../support/refused-styles.ts'
import { allUrls, complete, pageKinds, visit, watchProblems } from '../support/site.ts'
import { onlyInFull, test } from '../support/test.ts'
import { watchPolicy } from '../support/watch-policy.ts'

// No document does anything that the policy forbids: crawl.e2e.ts counts the same on every page that the app shows.

test('what the policy forbids is seen, and has no effect', async ({ page }) => {
  const violations = await watchPolicy(page)
  await visit(page, '/ve-shs')
  const hasRun = await page.evaluate(() => {
    document.body.setAttribute('style', 'color: red')
    let isRefused = false
    try {
      document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="window.hasRun = true">')
    } catch {
      isRefused = true
    }
    const script = document.createElement('script')
    try {
      script.text = 'window.hasRun = true'
      document.body.append(script)
    } catch {
      isRefused &&= true
    }
    return !isRefused || 'hasRun' in window || getComputedStyle(document.body).color === 'rgb(255, 0, 0)'
  })
  expect(hasRun).toBe(false)
  await expect.poll(() => violations.map((text) => text.split(' ')[1])).toContain('style-src-attr')
  expect(violations.join('\n')).toContain('require-trusted-types-for trusted-types-sink')
})

test('a change of language, a toast, the error page, the search and a page that is not found', async ({ page }) => {
  const violations = await watchPolicy(page)
  const link = (name: string) => page.getByRole('banner').getByRole('link', { name }).first()
  await openUnaided(page)
  await complete(page)
  await page.route('**/_i18n/**', (route) => route.fulfill({ status: 404 }))
  await link('English').click()
  await expect(page.getByText('Không chuyển được ngôn ngữ', { exact: true }).first()).toBeVisible()
  await page.unroute('**/_i18n/**')
  await page.getByRole('button', { name: 'Đóng thông báo' }).click()
  await link('English').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await failPayloads(page, { status: 500 })
  await link('About SHS').click()
  await expect(heading(page)).toHaveText('Something went wrong')
  await page.unroute('**/_payload/**')
  await visit(page, '/tim-kiem?q=<img src=x onerror=alert(1)>&lang=en')
  await visit(page, '/khong-co/<script>alert(1)</script>')
  await expect(heading(page)).toHaveText('Page not found')
  expect(violations).toEqual([])
})

/** Every kind of page, an address that leads nowhere, and more pages. */
const withKinds = (urls: readonly string[]) => [...new Set([...pageKinds, '/khong-co', ...urls])]

for (const [name, pick, isRest] of [
  ['a document of each shape', () => pickShapes({ inEachLanguage: false }).map(([, url]) => url), false],
  ['every document', () => allUrls, true],
] as const) {
  test(
    `${name} keeps to the policy, which allows every style, and writes nothing`,
    onlyInFull(isRest),
    async ({ page }) => {
      const urls = withKinds(pick())
      test.setTimeout(urls.length * 5000)
      const violations = await watchPolicy(page)
      const problems = watchProblems(page)
      for (const url of urls) {
        await visit(page, url)
        if ((await page.locator('style[data-file]').count()) === 0) problems.push(`${url}: no styles`)
        for (const style of await findRefusedStyles(page)) problems.push(`${url}: ${style} has no effect`)
      }
      expect(urls.length).toBeGreaterThan(30)
      expect(violations).toEqual([])
      expect(problems.filter((problem) => !problem.includes('404'))).toEqual([])
    },
  )
}
