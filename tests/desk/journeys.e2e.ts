import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { siteContent } from '../site/site.ts'
import { openTestDesk, type TestDesk } from './desk-server.ts'

// A new editor from nothing until the disclosure is on the site, with the programs that publish, and what is served afterwards.

test.use({ actionTimeout: 30_000 })

// Programs that publish take their time where much else runs.
test.describe.configure({ mode: 'serial', timeout: 400_000 })

let desk: TestDesk
let origin: string
test.beforeAll(async () => {
  desk = await openTestDesk({ isBuilt: true })
})
test.afterAll(() => desk.close())

/** The steps of a journey, which are counted. */
let steps: string[]
test.beforeEach(() => {
  steps = []
})
const step = async (name: string, take: () => Promise<unknown>) => {
  steps.push(name)
  await take()
}

const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: readFileSync(
    join(siteContent, 'disclosures/dinh-chinh-ngay-dang-ky-cuoi-cung-du-hop-dai-hoi-thuong-nien-2025/thong-bao.vi.pdf'),
  ),
})

async function open(page: Page, path: string): Promise<void> {
  await page.goto(origin + path)
  await expect(page.locator('h1').first()).toBeVisible()
}

const isSaved = (page: Page) => expect(page.locator('.desk-save')).toContainText('Đã lưu lúc')
const field = (page: Page, name: string) => page.locator(`[data-field="${name}"]`)
const titleIn = (page: Page, locale: string) => page.locator(`[data-file="${locale}.md"] [data-field="title"] input`)

const summaryIn = (page: Page, locale: string) =>
  page.locator(`[data-file="${locale}.md"] [data-field="summary"]`).locator('input, textarea')
const choose = (page: Page, name: string, label: string) => field(page, name).getByRole('combobox').selectOption(label)
const type = (page: Page, name: string, text: string) => field(page, name).getByRole('textbox').first().fill(text)
async function both(page: Page, name: string, vi: string, en: string): Promise<void> {
  const texts = field(page, name).getByRole('textbox')
  await texts.first().fill(vi)
  await texts.nth(1).fill(en)
}
/** Writes the text of a language. */
async function write(page: Page, locale: string, text: string): Promise<void> {
  await page.locator(`[data-file="${locale}.md"] .cm-content`).click()
  await page.keyboard.press('Control+a')
  await page.keyboard.insertText(text)
}
/** Puts documents into the folder, and into the list. */
async function attach(page: Page, ...names: readonly string[]): Promise<void> {
  await step('documents', async () => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Chọn từ máy' }).click()
    await (await chooser).setFiles(names.map(pdf))
  })
  const buttons = page.getByRole('button', { name: 'Đưa vào danh sách tài liệu' })
  for (const left of names.map((_, index) => names.length - index)) {
    // The content is read again with the documents.
    await expect(buttons).toHaveCount(left, { timeout: 60_000 })
    await step('into the list', () => buttons.first().click())
  }
}

/** Another person looks at a change and approves it. */
async function approve(page: Page, path: string, now: string): Promise<void> {
  origin = await desk.start('binh', now)
  await step('open what waits', () => open(page, `/review/${path}`))
  await step('approve', () => page.getByRole('button', { name: 'Duyệt', exact: true }).click())
  await expect(page.getByText(/Trần Bình đã duyệt lúc/)).toBeVisible()
}

/** Publishes what is approved, and waits for the end of the programs. */
async function publish(page: Page): Promise<void> {
  await step('publish', () => page.getByRole('button', { name: 'Đăng', exact: true }).click())
  await step('now', () => page.getByRole('dialog').getByRole('button', { name: 'Đăng', exact: true }).click())
  await expect(page.locator('.desk-message-done, .desk-run .desk-message-danger')).toBeVisible({ timeout: 200_000 })
  await expect(page.locator('.desk-run')).toContainText('Đã có tại')
}

async function expectServed(served: string, words: string): Promise<void> {
  const { status, text } = await desk.ask(served)
  expect(status, served).toBe(200)
  expect(text, served).toContain(words)
}

const slug = 'nghi-quyet-ve-viec-mo-chi-nhanh-hai-phong'
const path = `disclosures/${slug}`
const address = `/cong-bo-thong-tin/${slug}`

test('a disclosure in both languages with two documents: written, sent, approved by another, on the site', async ({
  page,
}) => {
  origin = await desk.start('an', '2026-11-21T16:00+07:00')
  await step('new', () => open(page, '/new'))
  await step('kind', () => page.getByRole('radio', { name: 'Công bố thông tin bất thường' }).check())
  await step('title', () => page.getByLabel('Tên của mục').fill('Nghị quyết về việc mở chi nhánh Hải Phòng'))
  await step('begin', () => page.getByRole('button', { name: 'Bắt đầu soạn' }).click())
  await expect(page).toHaveURL(new RegExp(`/edit/${path}`))
  await expect(field(page, 'refNo')).toBeVisible()
  await step('titles and summaries', async () => {
    await titleIn(page, 'en').fill('Resolution to open a branch in Haiphong')
    await summaryIn(page, 'vi').fill('Hội đồng quản trị thông qua việc mở chi nhánh tại Hải Phòng.')
    await summaryIn(page, 'en').fill('The Board of Directors has approved a branch in Haiphong.')
  })
  await step('class', () => choose(page, 'code', 'Bất thường'))
  await step('event', () => choose(page, 'event', 'Chi nhánh, phòng giao dịch, văn phòng đại diện'))
  await step('moment of the event', () => type(page, 'eventAt', '15:30 21/11/2026'))
  await step('number', () => type(page, 'refNo', '52/2026/CBTT-MH'))
  await step('day of the document', () => type(page, 'documentDate', '21/11/2026'))
  await step('legal basis', () => both(page, 'legalBasis', 'Thông tư 96/2020/TT-BTC', 'Circular 96/2020/TT-BTC'))
  await step('who discloses', () => both(page, 'discloser', 'Người công bố thông tin A', 'Disclosure Officer A'))
  await step('texts', async () => {
    await write(page, 'vi', 'Hội đồng quản trị đã thông qua việc mở chi nhánh tại Hải Phòng trong Quý I/2027.')
    await write(page, 'en', 'The Board has approved the opening of a branch in Haiphong in the first quarter of 2027.')
  })
  await attach(page, 'Nghị quyết.vi.pdf', 'Resolution.en.pdf')
  await isSaved(page)
  await expect(page.locator('.desk-problem-error')).toHaveCount(0)
  await step('send', () => page.getByRole('button', { name: 'Gửi duyệt' }).click())
  await expect(page.getByText('Chờ duyệt').first()).toBeVisible()
  expect((await desk.ask(address)).status).toBe(404)
  expect(desk.git('status', '--porcelain')).toBe('')

  await approve(page, path, '2026-11-21T16:30+07:00')
  expect((await desk.ask(address)).status).toBe(404)

  origin = await desk.start('an', '2026-11-21T16:40+07:00')
  await step('open it again', () => open(page, `/edit/${path}`))
  await publish(page)
  await expectServed(address, 'Hải Phòng')
  await expectServed(`${address}?lang=en`, 'Haiphong')
  await expectServed('/quan-he-co-dong/cong-bo-thong-tin/feed.vi.atom', slug)
  await expectServed('/quan-he-co-dong/cong-bo-thong-tin', slug)
  expect(desk.read(`${path}/entry.yaml`)).toContain('publishedAt: 2026-11-21T16:4')
  expect(desk.read('archive.lock')).toContain(`\n${path} published `)
  expect(desk.git('log', '-1', '--format=%an <%ae>')).toBe('Nguyễn An <an@example.com>\n')
  const trailers = desk.git('log', '-1', '--format=%(trailers)')
  expect(trailers).toMatch(
    /^Approved-by: Trần Bình <binh@example\.com>\nChange-hash: [0-9a-f]{64}\nDisclosure: Disclose /,
  )
  expect(desk.git('status', '--porcelain')).toBe('')
  expect(steps.length).toBeLessThanOrEqual(22)
})
