import { expect, test, type Page } from '@playwright/test'
import { findAxeFaults, findOverflow, injectAxe } from '../e2e/support/axe-faults.ts'
import { openTestDesk, type TestDesk } from './desk-server.ts'

// What is written at the desk, as a page of the site, beside the form: with the program that editors start.

test.describe.configure({ mode: 'serial' })

const draft = 'news/tin-dang-soan'

let desk: TestDesk
let origin: string
test.beforeAll(async () => {
  desk = await openTestDesk()
  const english = desk.read(`${draft}/vi.md`).replace(/title: .*/, 'title: A draft in English')
  await desk.write(`${draft}/en.md`, english)
  origin = await desk.start('an')
})
test.afterAll(() => desk.close())

/** The preview has the next port. */
const toPreview = () => origin.replace(/\d+$/, (port) => String(Number(port) + 1))

async function openPreview(page: Page, title: string) {
  await page.goto(`${origin}/edit/${draft}`)
  await page.getByRole('button', { name: 'Xem trước' }).click()
  const frame = page.frameLocator('.desk-preview iframe')
  // It starts now.
  await expect(frame.locator('h1')).toHaveText(title, { timeout: 60_000 })
  return { frame, tools: page.locator('.desk-preview-tools') }
}

test('a draft is shown in both languages, and as it is saved', async ({ page }) => {
  const { frame, tools } = await openPreview(page, 'Tin đang soạn')
  await expect(frame.locator('html')).toHaveAttribute('lang', 'vi')
  await tools.getByRole('button', { name: 'EN', exact: true }).click()
  await expect(frame.locator('html')).toHaveAttribute('lang', 'en')
  await expect(frame.locator('h1')).toHaveText('A draft in English')
  await tools.getByRole('button', { name: 'VI', exact: true }).click()
  await expect(frame.locator('h1')).toHaveText('Tin đang soạn')
  await page.locator('[data-file="vi.md"] [data-field="title"] input').fill('Tin đã đổi tên')
  await expect(frame.locator('h1')).toHaveText('Tin đã đổi tên')
  expect(desk.read(`${draft}/vi.md`)).toContain('Tin đang soạn')
})

test('in one column nothing covers the tools of the preview, however long the title is', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await openPreview(page, 'Tin đã đổi tên')
  const title = page.locator('[data-file="vi.md"] [data-field="title"] input')
  await title.fill('Tin có tên rất dài '.repeat(12))
  await expect(page.locator('h1').first()).toContainText('rất dài Tin có tên')
  const covered = await page.locator('.desk-preview-tools button').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      button.scrollIntoView({ block: 'start' })
      const { left, top, width, height } = button.getBoundingClientRect()
      const found = document.elementFromPoint(left + width / 2, top + height / 2)
      return found && button.contains(found) ? [] : [button.textContent]
    }),
  )
  expect(covered).toEqual([])
  await title.fill('Tin đã đổi tên')
  await expect(page.locator('.desk-save')).toContainText('Đã lưu lúc')
})

test('it is shown as of any moment, and as of now again', async ({ page }) => {
  await page.goto(`${origin}/edit/news/tin-hen-gio`)
  await page.getByRole('button', { name: 'Xem trước' }).click()
  const frame = page.frameLocator('.desk-preview iframe')
  // oxlint-disable-next-line own/no-wall-clock -- the clock of the page is what is looked at
  const year = () => frame.locator('html').evaluate(() => new Date().getFullYear())
  await expect(frame.locator('h1')).toBeVisible()
  // What a colleague with a terminal writes is shown, too.
  const file = 'news/tin-hen-gio/vi.md'
  await desk.write(file, desk.read(file).replace(/title: .*/, 'title: Tin của người khác'))
  await expect(frame.locator('h1')).toHaveText('Tin của người khác')
  const now = await year()
  const moment = page.locator('.desk-preview').getByRole('textbox', { name: 'Xem vào lúc' })
  await moment.fill('08:00 31/12/2031')
  await moment.press('Tab')
  await expect.poll(year).toBe(2031)
  await moment.fill('')
  await moment.press('Tab')
  await expect.poll(year).toBe(now)
})

test('nobody else has it, and it has the code and the pages alone', async ({ page, playwright }) => {
  await openPreview(page, 'Tin đã đổi tên')
  const stranger = await playwright.request.newContext()
  expect((await stranger.get(`${toPreview()}/`)).status()).toBe(401)
  await stranger.dispose()
  const state = desk.git('rev-parse', '--show-toplevel').trim()
  const answers = await Promise.all(
    [
      '/src/app/start.ts',
      '/package.json?raw',
      '/package-lock.json',
      `/@fs${state}/desk.yaml`,
      `/@fs${state}/desk.yaml?raw`,
      `/@fs${state}/content/${draft}/vi.md?raw`,
    ].map(async (path) => {
      const answer = await page.request.get(toPreview() + path, { headers: { accept: '*/*' } })
      return [path.replace(state, ''), answer.status()]
    }),
  )
  expect(answers).toEqual([
    ['/src/app/start.ts', 200],
    ['/package.json?raw', 403],
    ['/package-lock.json', 403],
    ['/@fs/desk.yaml', 403],
    ['/@fs/desk.yaml?raw', 403],
    [`/@fs/content/${draft}/vi.md?raw`, 403],
  ])
})

for (const [width, language, open] of [
  [768, 'vi', 'Xem trước'],
  [1440, 'en', 'Preview'],
] as const) {
  test(`axe finds nothing while the preview is open, at ${width} px, ${language}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.addInitScript((code) => localStorage.setItem('desk-language', code), language)
    await injectAxe(page)
    await page.goto(`${origin}/edit/${draft}`)
    await page.getByRole('button', { name: open, exact: true }).click()
    await expect(page.frameLocator('.desk-preview iframe').locator('h1')).toBeVisible({ timeout: 60_000 })
    expect(await findOverflow(page)).toBeLessThanOrEqual(0)
    expect(await findAxeFaults(page)).toEqual([])
  })
}

test('a change under embargo is in the preview of its writer, and in that of nobody who may not read it', async ({
  page,
}) => {
  await page.goto(`${origin}/edit/${draft}`)
  await expect(page.locator('h1').first()).toHaveText('Tin đã đổi tên')
  const status = await page.evaluate(async (path) => {
    const { token } = (await (await fetch('/api/session')).json()) as { token: string } // of the protocol
    const headers = { 'Content-Type': 'application/json', 'X-Desk-Token': token }
    const body = JSON.stringify({ isEmbargoed: true })
    return (await fetch(`/api/actions/embargo/${path}`, { method: 'POST', headers, body })).status
  }, draft)
  expect(status).toBeLessThan(300)
  await page.reload()
  const { frame } = await openPreview(page, 'Tin đã đổi tên')
  await expect(page.getByText('Chỉ người được đọc thay đổi này')).toBeVisible()
  await expect(frame.locator('html')).toHaveAttribute('lang', 'vi')
  origin = await desk.start('dung')
  await page.goto(origin)
  await expect(page.locator('h1').first()).toBeVisible()
  await page.goto(`${toPreview()}/tin-tuc/tin-dang-soan?lang=vi`)
  await expect(page.locator('h1').first()).toHaveText('Tin đang soạn', { timeout: 60_000 })
})
