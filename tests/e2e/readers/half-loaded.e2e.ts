import { expect, type Page, type Route } from '@playwright/test'
import { installLook } from '../../readers/conditions/install-look.ts'
import { installColors } from '../../readers/install-colors.ts'
import { isFullRun } from '../support/full-run.ts'
import { heading } from '../support/page-places.ts'
import { readPaths } from '../support/read-paths.ts'
import { site } from '../support/site.ts'
import { onlyInFull, test } from '../support/test.ts'

// Every kind of page without its scripts, or with some of them: what the document says stays readable, and its links work.

/** The text of a page and where its links lead, as its server sent them and as it shows them now. */
const readPage = (page: Page) =>
  page.evaluate(async () => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- runs in the page, where nothing outside it exists
    const read = (source: Document) => {
      const main = source.importNode(source.querySelector('main') ?? source.body, true)
      // Shown where scripts are off; here they fail.
      for (const element of main.querySelectorAll('noscript')) element.remove()
      return {
        words: main.textContent.replace(/\s+/g, ' ').trim(),
        links: [...main.querySelectorAll('a[href]')].map((link) => {
          // Where an address leads nowhere, a script fills in the search.
          return link.getAttribute('href')?.replace(/^\/tim-kiem\?.*/, '/tim-kiem')
        }),
      }
    }
    // A request that parses its answer, which the policy allows; no script of that document runs.
    const request = new XMLHttpRequest()
    request.open('GET', location.href)
    request.responseType = 'document'
    await new Promise((done) => {
      request.addEventListener('loadend', done)
      request.send()
    })
    if (!request.responseXML) throw new Error(`${location.href} has no document`)
    return { sent: read(request.responseXML), shown: read(document) }
  })

/** How many texts of a page take room, and are not seen. */
const countHidden = (page: Page) =>
  page
    .locator('main :is(h1, h2, h3, p, td)')
    .evaluateAll(
      (texts) =>
        texts.filter(
          (text) =>
            text.checkVisibility() && !text.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        ).length,
    )

test.beforeEach(() => test.slow(isFullRun))

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  for (const width of [320, 1280]) {
    test(
      `at ${width} px every kind of page is readable, and shows no button that does nothing`,
      onlyInFull(width === 1280),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        const faults: string[] = []
        for (const path of readPaths) {
          await page.goto(path)
          await expect(heading(page), path).toHaveCount(1)
          await page.evaluate(installColors)
          await page.evaluate(installLook)
          for (const fault of await page.evaluate(() => window.look.findUnreadable())) faults.push(`${path}: ${fault}`)
          if ((await countHidden(page)) > 0) faults.push(`${path}: hidden text`)
          // Buttons of forms send them.
          for (const name of await page.locator('button:visible:not(form button, noscript button)').allTextContents()) {
            faults.push(`${path}: the button "${name}" does nothing`)
          }
        }
        expect(faults).toEqual([])
      },
    )
  }
})

/** The script of the document. All others are loaded by it. */
const entry = /<script type="module"[^>]*src="([^"]+)"/.exec(site.readPage('/tin-tuc', 'vi'))?.[1] ?? 'none'

const isEntry = (route: Route) => route.request().url().endsWith(entry)

const fail = (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("a planted fault")' })

for (const [what, answer, isRest] of [
  ['the first is damaged', (route) => (isEntry(route) ? fail(route) : route.continue()), false],
  ['all but the first throw', (route) => (isEntry(route) ? route.continue() : fail(route)), true],
  ['all but the first are missing', (route) => (isEntry(route) ? route.continue() : route.abort()), false],
] as const satisfies readonly (readonly [string, (route: Route) => Promise<void>, boolean])[]) {
  test(
    `scripts of which ${what}: every kind of page stays readable, and its links work`,
    onlyInFull(isRest),
    async ({ page }) => {
      await page.route('**/assets/*.js', answer)
      const faults: string[] = []
      for (const path of readPaths) {
        await page.goto(path)
        const { sent, shown } = await readPage(page)
        if (shown.words !== sent.words) faults.push(`${path}: another text, ${shown.words.slice(0, 80)}`)
        if (shown.links.join() !== sent.links.join()) faults.push(`${path}: other links`)
        const hidden = await countHidden(page)
        if (hidden > 0) faults.push(`${path}: ${hidden} hidden texts`)
      }
      await page.goto('/tin-tuc')
      await page.locator('main a[href="/tin-tuc/tin-tuc-moi-nhat"]').first().click()
      await expect(page).toHaveURL('/tin-tuc/tin-tuc-moi-nhat')
      await expect(page.locator('.entry-list').first()).toBeVisible()
      expect(faults).toEqual([])
    },
  )
}
