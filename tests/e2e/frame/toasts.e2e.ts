import { expect, type Page } from '@playwright/test'
import { openMessages } from '../../fixtures/messages/build.ts'
import { onlyInFull, test } from '../support/test.ts'

test.beforeEach(({ page }) => openMessages(page))

const region = (page: Page) => page.getByRole('region', { name: 'Thông báo (F8)', exact: true })
const cards = (page: Page) => region(page).getByRole('listitem')
const pass = (page: Page, ms: number) => page.clock.runFor(ms)

async function add(page: Page, ...titles: string[]): Promise<void> {
  for (const title of titles) {
    await page.evaluate((id) => void window.toasts.add({ id, title: id }), title)
    // Its timer and its animation start when it is rendered.
    await expect(cards(page).filter({ hasText: title })).toBeVisible()
    await pass(page, 20)
  }
}

/** The stopped clock does not affect CSS animations: positions are measured after them. */
async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
}

async function swipe(page: Page, px: number): Promise<void> {
  await waitForAnimations(page)
  const box = await cards(page).first().boundingBox()
  if (!box) throw new Error('no toast')
  const [x, y] = [Math.round(box.x) + 40, Math.round(box.y) + 20]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 10, y)
  await page.mouse.move(x + px, y)
  await page.mouse.up()
  await pass(page, 250)
}

test('stays 5000 ms, and is removed 200 ms later', async ({ page }) => {
  await add(page, 'A')
  await expect(cards(page)).toHaveText(['A'])
  await pass(page, 4900)
  await expect(cards(page)).toHaveAttribute('data-state', 'open')
  await pass(page, 150)
  await expect(cards(page)).toHaveAttribute('data-state', 'closed')
  await pass(page, 250)
  await expect(cards(page)).toHaveCount(0)
})

test('a duration of Infinity never closes, another one is kept', onlyInFull(true), async ({ page }) => {
  await page.evaluate(() => window.toasts.add({ title: 'for ever', duration: Infinity }))
  await page.evaluate(() => window.toasts.add({ title: 'short', duration: 1000 }))
  await expect(cards(page)).toHaveCount(2)
  await pass(page, 1300)
  await expect(cards(page)).toHaveText(['for ever'])
  await pass(page, 3_600_000)
  await expect(cards(page)).toHaveText(['for ever'])
})

test('top right, 16 px apart, newest on top, all expanded, at most five', async ({ page }) => {
  await add(page, '1', '2', '3', '4', '5', '6')
  await pass(page, 300)
  await expect(cards(page)).toHaveCount(5)
  await waitForAnimations(page)
  const width = page.viewportSize()?.width ?? 0
  const boxes = await Promise.all((await cards(page).all()).map((card) => card.boundingBox()))
  const sorted = boxes.flatMap((box) => (box ? [box] : [])).toSorted((a, b) => a.y - b.y)
  expect(sorted[0]?.y).toBe(16)
  for (const box of sorted) expect(width - box.x - box.width).toBe(16)
  for (const [index, box] of sorted.slice(1).entries()) {
    const above = sorted[index]
    expect(box.y - (above ? above.y + above.height : 0)).toBeCloseTo(16, 1)
  }
  const newest = await cards(page).filter({ hasText: '6' }).boundingBox()
  expect(newest?.y).toBe(16)
  await expect(region(page).getByRole('progressbar')).toHaveCount(0)
})

test('a swipe of 50 px does not close it, one of 51 px does', async ({ page }) => {
  await add(page, 'A')
  await swipe(page, 50)
  await expect(cards(page)).toHaveCount(1)
  await swipe(page, 51)
  await expect(cards(page)).toHaveCount(0)
})

test('a swipe to the left does nothing', onlyInFull(true), async ({ page }) => {
  await add(page, 'A')
  await swipe(page, -120)
  await expect(cards(page)).toHaveCount(1)
})

test('its button closes it, and the next toast still closes automatically', async ({ page }) => {
  await add(page, 'A')
  await page.getByRole('button', { name: 'Đóng thông báo' }).click()
  await pass(page, 250)
  await expect(cards(page)).toHaveCount(0)
  await add(page, 'B')
  await pass(page, 5300)
  await expect(cards(page)).toHaveCount(0)
})

test('F8 moves the focus to the region, Escape closes', async ({ page }) => {
  await add(page, 'A')
  await page.keyboard.press('F8')
  await expect(region(page).getByRole('list')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(cards(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await pass(page, 250)
  await expect(cards(page)).toHaveCount(0)
})

test('the focus returns to where it was before F8', async ({ page }) => {
  await page.locator('#before').focus()
  await add(page, 'A')
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await pass(page, 250)
  await expect(page.locator('#before')).toBeFocused()
})

for (const [what, pause, resume] of [
  ['hovering one', (page: Page) => cards(page).first().hover(), (page: Page) => page.mouse.move(5, 500)],
  ['focus', (page: Page) => cards(page).first().focus(), (page: Page) => page.locator('#before').focus()],
  [
    'the window losing the focus',
    (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('blur'))),
    (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus'))),
  ],
] as const) {
  test(`${what} pauses all timers`, onlyInFull(what !== 'focus'), async ({ page }) => {
    await add(page, 'A', 'B')
    await pass(page, 3000)
    await pause(page)
    await pass(page, 60_000)
    await expect(cards(page)).toHaveCount(2)
    await resume(page)
    await pass(page, 1500)
    await expect(cards(page)).toHaveCount(2)
    await pass(page, 900)
    await expect(cards(page)).toHaveCount(0)
  })
}

test('foreground is assertive, background polite', async ({ page }) => {
  for (const [type, live] of [
    ['foreground', 'assertive'],
    ['background', 'polite'],
  ] as const) {
    await page.evaluate((type) => void window.toasts.add({ title: `Nói ${type}`, type }), type)
    await pass(page, 100)
    const status = page.locator(`[role=status][aria-live=${live}]`)
    await expect(status).toHaveText(`Thông báo Nói ${type}`)
    await pass(page, 6000)
  }
})

test('invalid arguments throw', async ({ page }) => {
  page.on('pageerror', () => {})
  expect(await page.evaluate(() => window.tryToast('Thông báo', 'loud', 'x'))).toContain('foreground or background')
  expect(await page.evaluate(() => window.tryToast(' ', 'foreground', 'x'))).toContain('label')
  expect(await page.evaluate(() => window.tryToast('Thông báo', 'foreground', ''))).toContain('altText')
})

test('an action runs, and closes the toast', async ({ page }) => {
  await page.evaluate(() => {
    const action = { label: 'Làm lại', altText: 'Bấm lại nút', onClick: () => (document.title = 'done') }
    window.toasts.add({ title: 'A', actions: [action] })
  })
  await pass(page, 100)
  await page.getByRole('button', { name: 'Làm lại' }).click()
  await pass(page, 250)
  await expect(page).toHaveTitle('done')
  await expect(cards(page)).toHaveCount(0)
})
