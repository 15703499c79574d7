import { expect } from '@playwright/test'
import { openMessages } from '../../fixtures/messages/build.ts'
import { test } from '../support/test.ts'

test.beforeEach(({ page }) => openMessages(page))

test('a tooltip waits 700 ms, the next one does not, and after 300 ms it waits again', async ({ page }) => {
  const tooltip = page.getByRole('tooltip')
  const [one, two] = [page.getByRole('link', { name: 'Một' }), page.getByRole('link', { name: 'Hai' })]
  // The first hover loads the code, which takes real time: it has loaded once a first tooltip has shown.
  await one.hover()
  await expect(async () => {
    await page.clock.runFor(700)
    await expect(tooltip).toHaveText('Một', { timeout: 100 })
  }).toPass()
  await page.mouse.move(500, 500, { steps: 4 })
  await page.clock.runFor(400)
  await expect(tooltip).toHaveCount(0)

  await one.hover()
  await page.clock.runFor(699)
  await expect(tooltip).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(tooltip).toHaveText('Một')
  const gap = async () => {
    const [below, above] = [await page.locator('[data-side=bottom]').boundingBox(), await one.boundingBox()]
    return (below?.y ?? 0) - (above ? above.y + above.height : 0)
  }
  // It is in the document before it has its position.
  await expect.poll(gap).toBeCloseTo(8, 0)
  await expect(one).toHaveAttribute('aria-describedby', /.+/)

  await two.hover()
  // The tooltip stays while the pointer may be moving towards it: further moves show that it is not.
  await page.mouse.move(((await two.boundingBox())?.x ?? 0) + 4, ((await two.boundingBox())?.y ?? 0) + 2, { steps: 4 })
  await page.clock.runFor(50)
  await expect(tooltip).toHaveText('Hai')
  await page.mouse.move(500, 500, { steps: 4 })
  await page.clock.runFor(50)
  await expect(tooltip).toHaveCount(0)
  await expect(one).not.toHaveAttribute('aria-describedby')

  await page.clock.runFor(300)
  await one.hover()
  await page.clock.runFor(699)
  await expect(tooltip).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(tooltip).toHaveText('Một')
  await page.keyboard.press('Escape')
  await expect(tooltip).toHaveCount(0)
})

test('a tooltip shows at once for the keyboard', async ({ page }) => {
  const loaded = page.waitForResponse(/tooltip.*\.js$/)
  await page.keyboard.press('Tab')
  await loaded
  await expect(page.getByRole('tooltip')).toHaveText('Một')
})
