import { expect, test, type Page } from '@playwright/test'
import { openTestDesk, type TestDesk } from './desk-server.ts'

// Writing, sending and approving with a keyboard alone, as somebody who uses no mouse does.

let desk: TestDesk
test.beforeAll(async () => {
  desk = await openTestDesk()
})
test.afterAll(() => desk.close())

/** More controls than any screen has. */
const most = 250

interface Focused {
  /** The field that it is of, or its name: `title`, `Gửi duyệt`. */
  name: string
  isVisible: boolean
}

/** The control that has the focus, by the name of its field and its file, else by its own name. */
const readFocused = (page: Page): Promise<Focused> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement)) return { name: '', isVisible: true }
    const part = element.closest('[data-file]')?.getAttribute('data-file') ?? ''
    const field = element.closest('[data-field]')?.getAttribute('data-field')
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined
    const own = element.getAttribute('aria-label') ?? label ?? element.textContent ?? ''
    // A field within a frame of its own, such as the search, is outlined by that.
    const around = [element, element.parentElement, element.closest('form, .cm-editor')]
    const isOutlined = around.some((one) => one && getComputedStyle(one).outlineStyle !== 'none')
    return {
      name: field ? `${part} ${field}` : own.trim(),
      isVisible: isOutlined || element.tabIndex < 0,
    }
  })

/** Presses Tab until a control has the focus; each on the way shows that it has it. */
async function tabTo(page: Page, wanted: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const seen: string[] = []
  for (let count = 0; count < most; count++) {
    await page.keyboard.press(key)
    const { name, isVisible } = await readFocused(page)
    seen.push(isVisible ? name : `${name} (focus is not visible)`)
    if (typeof wanted === 'string' ? name === wanted : wanted.test(name)) {
      expect(seen.filter((one) => one.endsWith('(focus is not visible)'))).toEqual([])
      return
    }
  }
  throw new Error(`${String(wanted)} is not reached: ${seen.slice(0, 60).join(' → ')}`)
}

/** Presses an arrow until a choice is chosen. */
async function choose(page: Page, label: string): Promise<void> {
  const chosen = () =>
    page.evaluate(() => {
      const element = document.activeElement
      if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.textContent
      return element instanceof HTMLInputElement && element.checked ? element.labels?.[0]?.textContent : ''
    })
  for (let count = 0; count < 30 && (await chosen()) !== label; count++) await page.keyboard.press('ArrowDown')
  expect(await chosen()).toBe(label)
}

test('news is written, sent and approved by the keyboard alone', async ({ page }) => {
  test.slow()
  await page.goto(`${await desk.start('an')}/new`)
  await expect(page.locator('h1')).toBeVisible()
  await tabTo(page, /^Công bố thông tin bất thường/)
  await choose(page, 'Tin tức')
  await tabTo(page, /^Tên của mục/)
  await page.keyboard.type('Tin viết bằng bàn phím')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/edit\/news\/tin-viet-bang-ban-phim/)
  await expect(page.locator('.cm-content')).toHaveCount(2)
  for (const [field, text] of [
    ['vi.md summary', 'Viết không cần chuột.'],
    ['en.md title', 'News by keyboard'],
    ['en.md summary', 'Written without a mouse.'],
  ] as const) {
    await tabTo(page, field)
    await page.keyboard.type(text)
  }
  for (const [name, text] of [
    [/^Nội dung, Tiếng Việt$/i, 'Đoạn văn được viết bằng bàn phím.'],
    [/^Nội dung, Tiếng Anh$/i, 'A paragraph by keyboard.'],
  ] as const) {
    await tabTo(page, name)
    await page.keyboard.type(text)
  }
  await tabTo(page, 'entry.yaml category')
  await choose(page, 'Công ty')
  await expect(page.locator('.desk-save')).toContainText('Đã lưu lúc')
  await expect(page.locator('.desk-problem-error')).toHaveCount(0)
  await tabTo(page, 'Gửi duyệt', 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Chờ duyệt').first()).toBeVisible()

  await page.goto(await desk.start('binh'))
  await expect(page.getByRole('link', { name: 'Tin viết bằng bàn phím' }).first()).toBeVisible({ timeout: 60_000 })
  await tabTo(page, 'Xem và duyệt')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Tin viết bằng bàn phím' })).toBeFocused()
  await tabTo(page, 'Duyệt')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/Trần Bình đã duyệt lúc/)).toBeVisible()
})
