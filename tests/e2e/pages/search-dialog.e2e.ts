import { expect, type Page } from '@playwright/test'
import { findAxeFaults, findOverflow, injectAxe } from '../support/axe-faults.ts'
import { scriptOf } from '../support/chunk-files.ts'
import { openFilters } from '../support/list-page.ts'
import { contentLink, heading } from '../support/page-places.ts'
import { holdBack, watchRequests } from '../support/requests.ts'
import { field, indexFiles } from '../support/search-page.ts'
import { markDocument, visit, watchProblems } from '../support/site.ts'
import { test } from '../support/test.ts'

const opener = (page: Page) => page.locator('header').getByRole('link', { name: 'Tìm kiếm' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Tìm kiếm' })
const typed = (page: Page) => dialog(page).getByRole('searchbox')
const found = (page: Page) => dialog(page).getByRole('article')

test('it is loaded when the button is pointed at, answers while typing, and leads to a page', async ({ page }) => {
  const problems = watchProblems(page)
  const requested = watchRequests(page, /\/assets\/(?:search|site-search)|\/_search\//)
  await visit(page, '/tin-tuc')
  expect(requested).toEqual([])
  const isSameDocument = await markDocument(page)
  await opener(page).click()
  await expect(typed(page)).toBeFocused()
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden')
  const announced = await recordInDialog(page)
  await typed(page).pressSequentially('bieu phi')
  await expect(found(page).first().locator('mark').first()).toHaveText(/biểu phí/i)
  await page.keyboard.press('ArrowDown')
  await expect(found(page).first().getByRole('link')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(typed(page)).toBeFocused()
  expect((await announced()).at(-1)).toMatch(/kết quả/)
  const title = await found(page).first().getByRole('heading').innerText()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).not.toHaveURL('/tin-tuc')
  await expect(page.locator('main')).toContainText(title)
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden')
  expect(await isSameDocument()).toBe(true)
  expect(problems).toEqual([])
})

/** Records what the live region of the dialog says. */
async function recordInDialog(page: Page): Promise<() => Promise<string[]>> {
  const texts = await page.evaluateHandle(() => {
    const said: string[] = []
    const region = document.querySelector('dialog [aria-live]')
    if (!region) throw new Error('no live region')
    new MutationObserver(() => said.push(region.textContent ?? '')).observe(region, { childList: true })
    return said
  })
  return () => texts.jsonValue()
}

test('Enter in the field leads to the page of the search, with all results', async ({ page }) => {
  await visit(page, '/tin-tuc')
  await opener(page).click()
  await typed(page).fill('bao cao')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/tim-kiem?q=bao+cao')
  await expect(heading(page)).toBeFocused()
  await expect(field(page)).toHaveValue('bao cao')
  await expect(page.getByRole('article')).toHaveCount(10)
})

test('keys open it: Ctrl+K anywhere, and / where nothing is typed, which can be turned off', async ({ page }) => {
  await visit(page, '/tin-tuc/tin-tuc-moi-nhat')
  await page.keyboard.press('/')
  await expect(typed(page)).toBeFocused()
  await page.keyboard.press('/')
  await expect(typed(page)).toHaveValue('/')
  await dialog(page).getByRole('checkbox').uncheck()
  await dialog(page).getByRole('button', { name: 'Đóng' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await page.keyboard.press('/')
  await page.reload()
  await visit(page, '/tin-tuc/tin-tuc-moi-nhat')
  await page.keyboard.press('/')
  await openFilters(page)
  await page.getByRole('combobox').first().focus()
  await page.keyboard.press('Control+k')
  await expect(dialog(page).getByRole('checkbox')).not.toBeChecked()
  await expect(dialog(page)).toHaveCount(1)
})

test('Escape and a click beside it close it, and return the focus', async ({ page }) => {
  await visit(page, '/tin-tuc')
  await contentLink(page, '/tin-tuc/tin-tuc-moi-nhat').focus()
  await page.keyboard.press('Control+k')
  await expect(typed(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(contentLink(page, '/tin-tuc/tin-tuc-moi-nhat')).toBeFocused()
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await expect(typed(page)).toBeFocused()
  await page.mouse.click(5, 5)
  await expect(opener(page)).toBeFocused()
  await expect(page).toHaveURL('/tin-tuc')
})

test('over the vertical menu it closes that, and the page scrolls again afterwards', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await visit(page, '/tin-tuc')
  await page.getByLabel('Menu').click()
  await expect(page.locator('main')).toHaveAttribute('inert')
  await page.keyboard.press('Control+k')
  await expect(typed(page)).toBeFocused()
  await expect(page.locator('details.menu')).not.toHaveAttribute('open')
  await expect(page.locator('[inert]')).toHaveCount(0)
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden')
})

test('on the page of the search, button and keys lead to its field', async ({ page }) => {
  await visit(page, '/tim-kiem?q=margin')
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('margin')
  await opener(page).click()
  await expect(field(page)).toBeFocused()
  await expect(dialog(page)).toHaveCount(0)
})

test('where its code cannot be loaded, the button leads to the page', async ({ page }) => {
  await page.route(scriptOf('search-dialog'), (route) => route.abort())
  await visit(page, '/tin-tuc')
  await opener(page).click()
  await expect(page).toHaveURL('/tim-kiem')
  await expect(heading(page)).toHaveText('Tìm kiếm')
})

test('where the index cannot be loaded, it offers the answer of the server', async ({ page }) => {
  await page.route(indexFiles, (route) => route.abort())
  await visit(page, '/tin-tuc')
  await opener(page).click()
  await typed(page).fill('bieu phi')
  await expect(dialog(page)).toContainText('Không tìm kiếm được')
  await dialog(page).getByRole('link', { name: 'Xem trang kết quả tìm kiếm' }).click()
  await expect(page).toHaveURL('/tim-kiem?q=bieu+phi')
  await expect(page.getByRole('article').first()).toContainText('Biểu phí')
})

test('an answer to what is no longer typed is not shown', async ({ page }) => {
  await visit(page, '/tin-tuc')
  await opener(page).click()
  const letGo = await holdBack(page, indexFiles)
  await typed(page).fill('cổ đông')
  await expect(dialog(page)).toContainText('Đang tìm…')
  await typed(page).fill('biểu phí')
  letGo()
  await expect(found(page).first()).toContainText('Biểu phí')
  await typed(page).fill('')
  await expect(dialog(page)).toContainText('Ví dụ')
})

test('an answer that comes after that to a later query is not shown', async ({ page }) => {
  await visit(page, '/tin-tuc')
  await opener(page).click()
  await typed(page).fill('biểu phí')
  await expect(found(page).first()).toContainText('Biểu phí')
  const letGo = await holdBack(page, indexFiles)
  let pending = 0
  page.on('request', () => void pending++)
  page.on('requestfinished', () => void pending--)
  page.on('requestfailed', () => void pending--)
  const late = page.waitForRequest(indexFiles)
  await typed(page).fill('cổ đông')
  const request = await late
  // All files of this one are there already.
  await typed(page).fill('biểu phí')
  await expect(dialog(page)).not.toContainText('Đang tìm…')
  letGo()
  await request.response()
  await expect.poll(() => pending).toBe(0)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await expect(found(page).first()).toContainText('Biểu phí')
})

for (const width of [320, 1280]) {
  test(`at ${width} px it fits, and axe finds nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await injectAxe(page)
    await visit(page, '/tin-tuc')
    await opener(page).click()
    await expect(typed(page)).toBeFocused()
    expect(await findAxeFaults(page)).toEqual([])
    await typed(page).fill('bao cao')
    await expect(found(page)).toHaveCount(10)
    expect(await findAxeFaults(page)).toEqual([])
    expect(await findOverflow(page)).toBeLessThanOrEqual(0)
    await expect(dialog(page).getByRole('button', { name: 'Đóng' })).toBeInViewport()
  })
}
