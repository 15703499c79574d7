import { expect, type Page } from '@playwright/test'
import { follow } from '../support/follow-link.ts'
import { isShown } from '../support/page-shown.ts'
import { forbidStorage, hydrated, pageKinds, saveData } from '../support/site.ts'
import { onlyInFull, test } from '../support/test.ts'
import { watchFrames } from '../support/watch-frames.ts'

const list = '/tin-tuc/tin-tuc-moi-nhat'
const article = pageKinds.find((path) => path.startsWith('/tin-tuc/') && !path.startsWith(list)) ?? ''

const toPage = (page: number) => `${list}?trang=${page}`

/** Sequences of navigations between pages with different frames or lengths, and within one list. */
const routes = [
  ['a list', [list, article, 'back', toPage(2), article, 'back', list, '/trang-chu', 'back']],
  ['every kind of page', [...pageKinds, ...pageKinds.toReversed()]],
] as const

/** Delays all that a page needs by a few frames. */
async function delayResponses(page: Page): Promise<void> {
  await page.route(/\/(?:_payload|assets)\//, async (route) => {
    await page.evaluate(async () => {
      for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame)
    })
    await route.continue()
  })
}

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test.beforeEach(({ page }) => saveData(page))

    for (const [name, steps] of routes) {
      const isRest = width === 1280
      test(`no layout shifts and no empty frames: ${name}`, onlyInFull(isRest), async ({ page }) => {
        await page.goto('/trang-chu')
        await hydrated(page)
        const frames = await watchFrames(page)
        await delayResponses(page)
        const visited = ['/trang-chu']
        for (const step of steps) {
          const path = (step === 'back' && visited.splice(-2)[0]) || step
          visited.push(path)
          if (step === 'back') await page.evaluate(() => history.back())
          else await page.evaluate(follow, step)
          await page.waitForFunction(isShown, path)
          expect(await frames.read(), `to ${step}`).toEqual([])
        }
        expect(await frames.count()).toBeGreaterThan(steps.length * 3)
        // Requests of the last page may still be delayed when it is closed.
        await page.unrouteAll({ behavior: 'ignoreErrors' })
      })
    }

    test('no layout shifts on the not-found page and the error page', onlyInFull(width === 1280), async ({ page }) => {
      await forbidStorage(page)
      await page.goto('/tin-tuc')
      await hydrated(page)
      const frames = await watchFrames(page)
      await page.evaluate(follow, '/khong-co')
      await expect(page.locator('main')).toContainText('Page Not Found: /khong-co')
      expect(await frames.read()).toEqual([])
      await page.route('**/_payload/**', (route) => route.fulfill({ status: 500 }))
      await page.evaluate(follow, '/ve-shs')
      await expect(page.locator('main')).toContainText('500')
      expect(await frames.read()).toEqual([])
    })
  })
}
