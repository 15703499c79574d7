import { expect } from '@playwright/test'
import { openMessages } from '../../fixtures/messages/build.ts'
import { test } from '../support/test.ts'

test.beforeEach(({ page }) => openMessages(page))

test('a tooltip waits 700 ms, its neighbour not, and after 300 ms it waits again', async ({ page }) => {
  const tooltip = page.getByRole('tooltip')
  const [one, two] = [page.getByRole('link', { name: 'Một' }), page.getByRole('link', { name: 'Hai' })]
  // Meeting an element loads the code for it, which takes real time: it is there once a first tooltip was.
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
  // It is in the document before it is in its place.
  await expect.poll(gap).toBeCloseTo(8, 0)
  await expect(one).toHaveAttribute('aria-describedby', /.+/)

  await two.hover()
  // On its way the pointer might be heading for the tooltip, which stays for it: it is where it is with its next moves.
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
