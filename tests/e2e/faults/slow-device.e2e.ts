import { expect, type Page } from '@playwright/test'
import { watch } from '../support/fault-page.ts'
import { launchOptions } from '../support/launch-options.ts'
import { heading } from '../support/page-places.ts'
import { allPaths } from '../support/site.ts'
import { takeATour, usePhoneMenu } from '../support/take-a-tour.ts'
import { onlyInFull, test } from '../support/test.ts'

// What is limited: the processor to a sixth, the network to 3G, Chromium to what it does on a phone with little memory
// (`--enable-low-end-device-mode`), and the heap of each page's scripts to 64 MB, which Android gives a page with 1 GB. Memory of
// pictures and layout is not: Chromium has no switch for it, and the machine of the tests no groups with limits.

const heap = 64

test.use({
  launchOptions: {
    ...launchOptions,
    args: [...launchOptions.args, '--enable-low-end-device-mode', `--js-flags=--max-old-space-size=${heap}`],
  },
})

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 1_000_000 / 8,
    uploadThroughput: 400_000 / 8,
  })
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'deviceMemory', { value: 1 })
    Object.defineProperty(navigator, 'hardwareConcurrency', { value: 2 })
  })
}

test('a visit on a slow device and 3G', onlyInFull(true), async ({ page }) => {
  const { errors } = watch(page)
  await slowDown(page)
  await takeATour(page)
  expect(errors).toEqual([])
})

test('its content is there before its script', onlyInFull(true), async ({ page }) => {
  await slowDown(page)
  await page.route('**/*.js', () => undefined)
  await page.goto('/ho-tro/bieu-phi', { waitUntil: 'commit' })
  await expect(heading(page)).toHaveText(/Biểu\sphí/)
  await expect(page.locator('main table').first()).toContainText('0,20%')
})

test('a phone visits thirty pages without running out of memory', onlyInFull(true), async ({ page }) => {
  const { errors } = watch(page)
  let hasCrashed = false
  page.on('crash', () => (hasCrashed = true))
  await page.setViewportSize({ width: 360, height: 740 })
  await usePhoneMenu(page)
  for (const path of allPaths.slice(0, 30)) {
    await page.evaluate((href) => {
      const link = document.createElement('a')
      link.href = href
      document.querySelector('main')?.append(link)
      link.click()
    }, path)
    await expect(page).toHaveURL(path)
    await expect(heading(page)).toBeVisible()
  }
  const { limit, used } = await page.evaluate(() => {
    const memory = Reflect.get(performance, 'memory')
    return { limit: Number(memory.jsHeapSizeLimit), used: Number(memory.usedJSHeapSize) }
  })
  // The limit holds, and half of it is enough.
  expect(limit).toBeLessThan(2 * heap * 1024 ** 2)
  expect(used).toBeLessThan((heap / 2) * 1024 ** 2)
  expect([hasCrashed, errors]).toEqual([false, []])
})
