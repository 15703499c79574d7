import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { findAxeFaults, findOverflow, injectAxe } from '../e2e/support/axe-faults.ts'
import { siteContent } from '../site/site.ts'
import { openTestDesk, type TestDesk } from './desk-server.ts'

// What editors and approvers see and do, in a real browser, with the program that they start: `npm run desk`.

test.describe.configure({ mode: 'serial' })

let desk: TestDesk
let origin: string
test.beforeAll(async () => {
  desk = await openTestDesk()
  origin = await desk.start('an')
})
test.afterAll(() => desk.close())

const news = 'news/ngay-hoi-gia-dinh-cua-nhan-vien-shs'
const disclosure = 'disclosures/bo-sung-thong-tin-ve-tien-do-su-dung-von-tu-dot-chao-ban'

const disclosed = 'disclosures/dinh-chinh-ngay-dang-ky-cuoi-cung-du-hop-dai-hoi-thuong-nien-2025'

/** A document of the tests under a name of its own. */
const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: readFileSync(join(siteContent, disclosed, 'thong-bao.vi.pdf')),
})

/** Opens a screen, and waits for its heading. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(origin + path)
  // A desk that has just started reads all of the content first.
  await expect(page.locator('h1').first()).toBeVisible({ timeout: 60_000 })
}

/** The editor of a whole file as text. */
const textOf = (page: Page) => page.locator('.cm-content').first()

const isSaved = (page: Page) => expect(page.locator('.desk-save')).toContainText(/Đã lưu lúc|Saved at/)

test('an edit is saved by itself, and changes no other byte', async ({ page }) => {
  const before = desk.read(`${news}/vi.md`)
  await open(page, `/edit/${news}?view=text`)
  await page.getByRole('button', { name: 'vi.md' }).click()
  await textOf(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.insertText('Thêm một câu.')
  await isSaved(page)
  const files = await page.evaluate(async (path) => {
    const answer = await fetch(`/api/folders/${path}`)
    return (await answer.json()) as { files: { name: string; text?: string }[] } // what the test looks at of the protocol
  }, news)
  expect(files.files.find(({ name }) => name === 'vi.md')?.text).toBe(`${before}Thêm một câu.`)
  expect(desk.read(`${news}/vi.md`)).toBe(before)
  expect(desk.git('status', '--porcelain')).toBe('')
  await page.getByRole('button', { name: 'Lịch sử' }).click()
  await expect(page.getByText('Nguyễn An').last()).toBeVisible()
})

test('two windows on one text: both are shown, one is kept, and nothing is lost', async ({ page, context }) => {
  const other = await context.newPage()
  await open(page, `/edit/${news}?view=text`)
  await open(other, `/edit/${news}?view=text`)
  for (const [one, words] of [
    [page, 'Của cửa sổ một. '],
    [other, 'Của cửa sổ hai. '],
  ] as const) {
    await one.getByRole('button', { name: 'vi.md' }).click()
    await textOf(one).click()
    await one.keyboard.press('Control+End')
    await one.keyboard.insertText(words)
    if (one === page) await isSaved(page)
  }
  const dialog = other.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect(dialog.getByLabel('Bản của bạn (sửa được)')).toHaveValue(/Của cửa sổ hai/)
  await expect(dialog.getByLabel(/^Bản của Nguyễn An/)).toHaveValue(/Của cửa sổ một/)
  const both = await dialog.getByLabel(/^Bản của Nguyễn An/).inputValue()
  await dialog.getByLabel('Bản của bạn (sửa được)').fill(`${both}Của cửa sổ hai.`)
  await dialog.getByRole('button', { name: 'Lưu bản của tôi' }).click()
  await expect(dialog).toBeHidden()
  await isSaved(other)
  await open(page, `/edit/${news}?view=text`)
  await page.getByRole('button', { name: 'vi.md' }).click()
  await expect(textOf(page)).toContainText('Của cửa sổ một. Của cửa sổ hai.')
})

test('an entry of each collection is opened and saved: 0 bytes are changed', async ({ page }) => {
  await open(page, '/')
  const folders = readdirSync(siteContent, { withFileTypes: true })
    .filter((item) => item.isDirectory())
    .flatMap(({ name }) =>
      readdirSync(join(siteContent, name))
        .slice(0, 1)
        .map((slug) => `${name}/${slug}`),
    )
    .filter((path) => path !== news && statSync(join(siteContent, path)).isDirectory())
  expect(folders.length).toBeGreaterThan(20)
  const changed = await page.evaluate(async (paths) => {
    interface Folder {
      files: { name: string; hash: string; text?: string }[]
      change?: unknown
      actions: string[]
    }
    const session = (await (await fetch('/api/session')).json()) as { token: string } // of the protocol
    const found: string[] = []
    for (const path of paths) {
      const folder = (await (await fetch(`/api/folders/${path}`)).json()) as Folder // of the protocol
      if (!folder.actions.includes('edit')) continue
      const files = folder.files.flatMap(({ name, hash, text }) =>
        text === undefined ? [] : [{ name, base: hash, text }],
      )
      const answer = await fetch(`/api/folders/${path}`, {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json', 'X-Desk-Token': session.token },
        body: JSON.stringify({ files }),
      })
      const after = (await answer.json()) as Folder // of the protocol
      if (!answer.ok || after.change !== undefined) found.push(path)
    }
    return found
  }, folders)
  expect(changed).toEqual([])
  expect(desk.git('status', '--porcelain')).toBe('')
})

test('a form writes the fields that are edited alone, says what is wrong at a field, and moves items by the keyboard', async ({
  page,
}) => {
  const path = 'meetings/dai-hoi-thuong-nien-2025'
  const before = desk.read(`${path}/entry.yaml`)
  const saved = () =>
    page.evaluate(async (folder) => {
      const answer = (await (await fetch(`/api/folders/${folder}`)).json()) as {
        files: { name: string; text: string }[]
      } // of the protocol
      return answer.files.find(({ name }) => name === 'entry.yaml')?.text
    }, path)
  const field = (name: string) => page.locator(`[data-field="${name}"]`)
  await open(page, `/edit/${path}`)
  await field('recordDate').getByRole('textbox').first().fill('31/02/2025')
  await page.getByRole('button', { name: 'Dùng 28/02/2025' }).click()
  await expect(field('recordDate').getByRole('textbox').first()).toHaveValue('28/02/2025')
  await expect(field('results.present.shares').getByRole('textbox')).toHaveValue('360.000.000')
  await field('results.present.shares').getByRole('textbox').fill('361.000.000')
  await field('agenda').getByRole('textbox').first().focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(field('agenda').getByRole('textbox').first()).toHaveValue('Cổ tức 2024 bằng tiền, 6%')
  await isSaved(page)
  const [first = '', second = ''] = before.split('\n').filter((line) => line.startsWith('  - { vi: "'))
  const moved = before.replace(`${first}\n${second}`, `${second}\n${first}`)
  await expect.poll(saved).toBe(moved.replace('2025-03-24', '2025-02-28').replace('"360000000"', '"361000000"'))
})

test('what cannot be read in a field is said, and not lost by leaving at once', async ({ page }) => {
  const path = 'meetings/dai-hoi-bat-thuong-lan-2-2026'
  const day = page.locator('[data-field="recordDate"]')
  await open(page, `/edit/${path}`)
  await day.getByRole('textbox').first().fill('31/02/2026')
  await page.getByRole('link', { name: 'Hôm nay' }).click()
  await expect(page).toHaveURL(`${origin}/`)
  await open(page, `/edit/${path}`)
  await expect(day.getByRole('textbox').first()).toHaveValue('31/02/2026')
  await expect(day).toContainText('Không có 31/02/2026 trong lịch.')
  const checks = page.getByRole('complementary').locator('.desk-problem-error')
  await expect(checks.first()).toContainText('Lỗi: Ngày đăng ký cuối cùng: Ngày này không có trong lịch')
  await page.getByRole('button', { name: 'Dùng 28/02/2026' }).click()
  await expect(checks.filter({ hasText: 'không có trong lịch' })).toHaveCount(0)
  await page.getByRole('button', { name: /^Việc khác/ }).click()
  await page.getByRole('button', { name: 'Bỏ thay đổi' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Bỏ thay đổi' }).click()
  await expect(page).toHaveURL(`${origin}/`)
})

test('text of Word is pasted as Markdown, with what was lost named, and undone by a button', async ({ page }) => {
  await open(page, '/edit/news/tin-hen-gio')
  const body = page.locator('.cm-content').first()
  const before = await body.innerText()
  await body.click()
  await body.evaluate((place) => {
    const data = new DataTransfer()
    data.setData('text/html', '<p class=MsoNormal><span style="color:red">Đoạn <b>đậm</b></span></p>')
    place.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  })
  await expect(page.getByText('Khi dán, những thứ sau không giữ được:', { exact: true })).toBeVisible()
  await expect(body).toContainText('đậm')
  await page.getByRole('button', { name: 'Bỏ phần vừa dán' }).click()
  expect(await body.innerText()).toBe(before)
})

test('an entry that is broken by hand opens as text, at the fault', async ({ page }) => {
  const path = 'news/tin-dang-soan'
  const before = desk.read(`${path}/entry.yaml`)
  await desk.write(`${path}/entry.yaml`, `${before}tags: [a, b\n`)
  await open(page, `/edit/${path}`)
  await expect(textOf(page)).toContainText('tags: [a, b')
  await expect(textOf(page)).toBeFocused()
  await desk.write(`${path}/entry.yaml`, before)
})

test('the search is reached by its key, and back leads to what was there', async ({ page }) => {
  await open(page, '/duties')
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('cổ tức')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/entries\?q=/)
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(/cổ tức/i)
  await page.goBack()
  await expect(page).toHaveURL(/\/duties$/)
})

test('a disclosure in both languages with two documents, from nothing, in counted steps', async ({ page }) => {
  const steps: string[] = []
  const step = async (name: string, take: () => Promise<unknown>) => {
    steps.push(name)
    await take()
  }
  const field = (name: string) => page.locator(`[data-field="${name}"]`)
  await step('new', () => open(page, '/new'))
  await step('kind', () => page.getByRole('radio', { name: 'Công bố thông tin bất thường' }).check())
  await step('title', () => page.getByLabel('Tên của mục').fill('Nghị quyết về việc mở chi nhánh Hải Phòng'))
  await step('begin', () => page.getByRole('button', { name: 'Bắt đầu soạn' }).click())
  await expect(page).toHaveURL(/\/edit\/disclosures\/nghi-quyet-ve-viec-mo-chi-nhanh-hai-phong/)
  await expect(field('refNo')).toBeVisible()
  await step('English title', () =>
    page.locator('[data-file="en.md"] [data-field="title"] input').fill('Resolution to open a branch in Haiphong'),
  )
  await step('number', () => field('refNo').getByRole('textbox').fill('12/2026/CBTT-MH'))
  await step('documents', async () => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Chọn từ máy' }).click()
    await (await chooser).setFiles([pdf('Nghị quyết.vi.pdf'), pdf('Resolution.en.pdf')])
  })
  const attach = page.getByRole('button', { name: 'Đưa vào danh sách tài liệu' })
  await expect(attach).toHaveCount(2)
  await step('first into the list', () => attach.first().click())
  await expect(attach).toHaveCount(1)
  await step('second into the list', () => attach.first().click())
  await expect(field('attachments.1.file').getByRole('combobox')).toHaveValue(/\.pdf$/)
  await expect(page.getByRole('heading', { name: /^Còn thiếu|^Kiểm tra/ }).first()).toBeVisible()
  await isSaved(page)
  expect(steps.length).toBeLessThanOrEqual(9)
})

test('figures copied from a spreadsheet are shown before they are written, and are those of the file', async ({
  page,
}) => {
  const path = 'financials/2026-rieng'
  const field = (name: string) => page.locator(`[data-field="${name}"]`)
  await open(page, `/edit/${path}`)
  const area = page.getByLabel('Số liệu chép từ bảng tính')
  await area.fill('Chỉ tiêu\tQuý này\nDoanh thu hoạt động\t1.630,5\nHàng tồn kho\t5')
  const table = page.getByRole('table', { name: 'Số sẽ được ghi' })
  await expect(table.getByRole('row')).toHaveCount(2)
  await expect(table).toContainText('1.630,5')
  await expect(page.getByText('Hàng tồn kho · 5')).toBeVisible()
  await page.getByRole('button', { name: 'Đưa 1 số vào biểu mẫu' }).click()
  await expect(field('periods.0.figures.operatingRevenue').getByRole('textbox')).toHaveValue('1.630,5')
  await isSaved(page)
  // Sums are checked as in a build.
  await expect(page.locator('.desk-problem-error').first()).toBeVisible()
})

test('the dialog of a postponement asks for what is missing', async ({ page }) => {
  const path = 'meetings/dai-hoi-bat-thuong-lan-2-2026'
  await open(page, `/edit/${path}`)
  await page.getByRole('button', { name: /^Việc khác/ }).click()
  await page.getByRole('button', { name: 'Dời ngày' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Dời ngày' }).click()
  await expect(dialog.getByText('Hãy điền ô này.')).toHaveCount(3)
  await dialog.getByLabel('Giờ khai mạc mới').fill('08:30 20/01/2027')
  await dialog.getByLabel('Lý do (tiếng Việt)').fill('Chưa đủ tài liệu.')
  await expect(dialog.getByText('Hãy điền ô này.')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

/** The targets that are smaller than 24 px, and those that something else covers where they have been scrolled to. */
function findTouchFaults(page: Page): Promise<string[]> {
  return page.locator('#desk-main').evaluate((main) =>
    [...main.querySelectorAll('a[href], button, input, select, textarea, summary')].flatMap((target) => {
      target.scrollIntoView({ block: 'nearest' })
      const { left, top, width, height } = target.getBoundingClientRect()
      if (width === 0) return []
      const found = document.elementFromPoint(left + width / 2, top + height / 2)
      const name = `${target.textContent || target.getAttribute('aria-label') || target.tagName}`
      return [
        ...(Math.min(width, height) < 24 ? [`${name}: ${width} × ${height}`] : []),
        ...(found && (target.contains(found) || found.contains(target)) ? [] : [`${name} is covered`]),
      ]
    }),
  )
}

test('an approver on a phone: what changed, and both decisions', async ({ page }) => {
  const send = async () => {
    await open(page, `/edit/${news}?view=text`)
    await page.getByRole('button', { name: 'Gửi duyệt' }).click()
    await expect(page.getByText('Chờ duyệt').first()).toBeVisible()
  }
  await send()
  origin = await desk.start('binh')
  await injectAxe(page)
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [390, 560],
  ] as const) {
    await page.setViewportSize({ width, height })
    await open(page, `/review/${news}`)
    await expect(page.locator('ins').first()).toContainText('cửa sổ')
    expect(await findOverflow(page), `${width}`).toBeLessThanOrEqual(0)
    expect(await findTouchFaults(page), `${width} × ${height}`).toEqual([])
    expect(await findAxeFaults(page), `${width}`).toEqual([])
  }
  await page.getByRole('button', { name: 'Trả lại' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Trả lại' }).click()
  await expect(dialog.getByText('Hãy điền ô này.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Trả lại' })).toBeFocused()
  await page.getByRole('button', { name: 'Trả lại' }).click()
  await dialog.getByLabel('Câu gửi người soạn').fill('Thiếu nguồn của câu cuối.')
  await dialog.getByRole('button', { name: 'Trả lại' }).click()
  await expect(page).toHaveURL(`${origin}/`)

  origin = await desk.start('an')
  await open(page, `/edit/${news}`)
  await expect(page.getByText('Thiếu nguồn của câu cuối.')).toBeVisible()
  await send()
  origin = await desk.start('binh')
  await open(page, `/review/${news}`)
  await page.getByRole('button', { name: 'Duyệt', exact: true }).click()
  await expect(page.getByText(/Trần Bình đã duyệt lúc/)).toBeVisible()
  origin = await desk.start('an')
})

test('each screen fits a window of 320 px, which is one of 1280 px at 400 %', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/', '/entries', '/duties', '/new', `/edit/${news}`, `/edit/${disclosure}`, '/edit/menus.yaml']) {
    await open(page, path)
    await expect(page.getByText(/^(?:Đang tải|Loading)…$/)).toHaveCount(0)
    expect(await findOverflow(page), path).toBeLessThanOrEqual(0)
  }
})

test('a former address is added by the keyboard alone, and no other byte changes', async ({ page }) => {
  const before = desk.read('redirects.yaml')
  await open(page, '/edit/redirects.yaml')
  const added = page.getByRole('textbox', { name: 'Thêm một dòng mới' })
  await added.focus()
  await page.keyboard.type('/dia-chi-cu-cua-toi')
  await page.keyboard.press('Enter')
  const target = page.locator('[data-field="/dia-chi-cu-cua-toi.to"]').getByRole('textbox')
  await target.focus()
  await page.keyboard.type('/ho-tro/bieu-phi')
  await isSaved(page)
  const saved = () =>
    page.evaluate(async () => {
      const folder = (await (await fetch('/api/folders/redirects.yaml')).json()) as { files: { text: string }[] } // of the protocol
      return folder.files[0]?.text
    })
  await expect.poll(saved).toBe(`${before.trimEnd()}\n/dia-chi-cu-cua-toi: "/ho-tro/bieu-phi"\n`)
})

for (const [scheme, language] of [
  ['light', 'vi'],
  ['dark', 'en'],
] as const) {
  test(`axe finds nothing on any screen, ${scheme}, ${language}`, async ({ browser }) => {
    const context = await browser.newContext({ colorScheme: scheme, viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    await page.addInitScript((code) => localStorage.setItem('desk-language', code), language)
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(error.message))
    page.on('console', (message) => {
      if (/Content Security Policy|Refused to/.test(message.text())) problems.push(message.text())
    })
    await injectAxe(page)
    for (const path of [
      '/',
      '/entries',
      '/duties',
      '/new',
      `/edit/${news}`,
      `/edit/${news}?view=text`,
      `/review/${news}`,
      `/edit/${disclosure}`,
      '/edit/menus.yaml',
      '/edit/redirects.yaml',
      '/nowhere/at/all',
    ]) {
      await open(page, path)
      await expect(page.getByText(/^(?:Đang tải|Loading)…$/)).toHaveCount(0)
      expect(await findAxeFaults(page), path).toEqual([])
    }
    expect(problems).toEqual([])
    await context.close()
  })
}
