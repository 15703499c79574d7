import { expect, test, type Page } from '@playwright/test'
import { findAxeFaults, findOverflow, injectAxe } from '../support/axe-faults.ts'
import { isHydrated, watchProblems } from '../support/site.ts'
import { startDevServer, type DevServer } from './dev-server.ts'

// What editors see with `npm run dev`, in a real browser: nothing is loaded again by hand, and the server is never started again.

test.describe.configure({ mode: 'default' })

let server: DevServer
test.beforeAll(async () => {
  server = await startDevServer()
})
test.afterAll(() => server.close())

const [draft, scheduled] = ['/tin-tuc/tin-dang-soan', '/tin-tuc/tin-hen-gio']
const list = '/tin-tuc/tin-tuc-moi-nhat'
const slug = 'ngay-hoi-gia-dinh-cua-nhan-vien-shs'
const entry = `/tin-tuc/${slug}`
const news = { name: 'Tin tức mới nhất' }

const bar = (page: Page) => page.locator('#site-preview section')

/** Opens a page, and waits for the app and for the bar. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(server.origin + path)
  await expect(bar(page)).toBeVisible({ timeout: 60_000 })
  await page.waitForFunction(isHydrated)
}

test('a draft has a banner in both languages, and lists do not have it', async ({ page }) => {
  const problems = watchProblems(page)
  await open(page, draft)
  await expect(page.locator('h1')).toHaveText('Tin đang soạn')
  await expect(bar(page)).toContainText('Bản nháp')
  await expect(bar(page)).toContainText('Chưa công bố: trang này không có trên trang web.')
  await page.locator('header').getByRole('link', { name: 'English' }).first().click()
  await expect(bar(page)).toContainText('Not published: this page is not on the site.')

  await open(page, `${list}?lang=vi`)
  await expect(bar(page)).not.toContainText('Bản nháp')
  await expect(page.locator('main')).not.toContainText('Tin đang soạn')
  await bar(page).getByRole('button', { name: '3 mục chưa công bố' }).click()
  await bar(page).getByRole('link', { name: 'Hiện cả trong danh sách' }).click()
  await expect(page.locator('main')).toContainText('Tin đang soạn')
  await bar(page).getByRole('link', { name: 'Ẩn khỏi danh sách' }).click()
  await expect(page.locator('main')).not.toContainText('Tin đang soạn')
  // On a busy machine Vite takes longer than a browser expects.
  expect(problems.filter((one) => !one.includes('was preloaded'))).toEqual([])
})

test('a scheduled entry has a banner before its moment, and none from then on', async ({ page }) => {
  await open(page, `${scheduled}?at=2026-12-01T08:29`)
  await expect(bar(page)).toContainText('Xuất hiện trên trang web lúc 08:30 01/12/2026.')
  await expect(bar(page)).toContainText('Đang xem lúc: 08:29 01/12/2026')
  // oxlint-disable-next-line own/no-wall-clock -- that of the page, which is tested
  expect(await page.evaluate(() => new Date().toISOString())).toMatch(/^2026-12-01T01:29/)
  await bar(page).getByRole('link', { name: 'Xem trang web lúc đó' }).click()
  await expect(bar(page)).toContainText('Đang xem lúc: 08:30 01/12/2026')
  await expect(page.locator('h1')).toHaveText('Tin hẹn giờ đăng ngày 01/12/2026')
  await expect(bar(page)).not.toContainText('Xuất hiện trên trang web')
})

test('the moment stays while one goes on, until one goes back to the present', async ({ page }) => {
  await open(page, '/tin-tuc?at=2026-12-01T08:31')
  await expect(page.locator('main')).toContainText('Tin hẹn giờ')
  await page.locator('main').getByRole('link', news).first().click()
  await expect(page).toHaveURL(server.origin + list)
  await expect(page.locator('main')).toContainText('Tin hẹn giờ')
  await page.reload()
  await expect(page.locator('main')).toContainText('Tin hẹn giờ')
  await expect(bar(page)).toContainText('Đang xem lúc: 08:31 01/12/2026')
  await bar(page).getByRole('link', { name: 'Về hiện tại' }).click()
  await expect(bar(page)).toContainText('Bây giờ: 08:00 21/11/2026')
  await expect(page.locator('main')).not.toContainText('Tin hẹn giờ')

  await bar(page).getByRole('button', { name: 'Bây giờ' }).click()
  await bar(page).getByLabel('Xem trang web vào lúc').fill('2026-12-02T09:00')
  await bar(page).getByRole('button', { name: 'Xem', exact: true }).click()
  await expect(bar(page)).toContainText('Đang xem lúc: 09:00 02/12/2026')
})

/** A report that is scheduled for after the moment that is shown. */
const report = `code: bao-cao-tai-chinh
fiscalYear: 2026
period: Q4
basis: rieng
assurance: chua-kiem-toan
periodEnd: 2026-12-31
attachments: [{ file: bao-cao.pdf, kind: bao-cao, language: both, title: { vi: a, en: a } }]
status: scheduled
publishAt: 2027-02-02T08:00+07:00
`

for (const [locale, width, words] of [
  [
    'vi',
    390,
    {
      opener: /^Lịch công bố: \d+ quá hạn$/,
      title: 'Báo cáo tài chính riêng Quý IV/2026',
      facts: [
        'Hạn 23:59 30/01/2027, quá hạn 1 ngày 9 giờ',
        'Tổ chức niêm yết · 30 ngày kể từ ngày kết thúc kỳ · Thông tư 96/2020/TT-BTC, Điều 14, khoản 3, điểm c',
        'Gửi Ủy ban Chứng khoán Nhà nước và Sở giao dịch chứng khoán: hết ngày 01/02/2027',
      ],
      scheduled: '(Đã hẹn giờ: 08:00 02/02/2027)',
    },
  ],
  [
    'en',
    1440,
    {
      opener: /^Disclosures due: \d+ overdue$/,
      title: 'Financial statements, separate, Q4 2026',
      facts: [
        'Due by 30 January 2027, 23:59, 1 day 9 hours overdue',
        'Listed company · 30 days after the end of the period · Circular 96/2020/TT-BTC, Article 14, clause 3, point c',
        'To the State Securities Commission and the exchange by 1 February 2027',
      ],
      scheduled: '(Scheduled: 2 February 2027, 08:00)',
    },
  ],
] as const) {
  test(`the calendar of duties says in ${locale} at ${width} px what is overdue, and how it is begun`, async ({
    page,
  }) => {
    await injectAxe(page)
    await page.setViewportSize({ width, height: 844 })
    await open(page, '/tin-tuc?at=2027-02-01T09:00')
    await open(page, `/tin-tuc?lang=${locale}`)
    const opener = bar(page).getByRole('button', { name: words.opener })
    const duty = bar(page).getByRole('listitem').filter({ hasText: words.title })
    await opener.click()
    for (const fact of words.facts) await expect(duty).toContainText(fact)
    await expect(duty.getByRole('code')).toHaveText(
      'npm run new -- periodic-reports "Báo cáo tài chính riêng Quý IV/2026" --code bao-cao-tai-chinh --fiscalYear 2026 --period Q4 --basis rieng',
    )
    expect(await findAxeFaults(page)).toEqual([])
    expect(await findOverflow(page)).toBeLessThanOrEqual(0)

    const folder = 'periodic-reports/quy-iv'
    await server.edit(`${folder}/bao-cao.pdf`, () => '%PDF-1.7\n%%EOF\n')
    for (const text of ['vi', 'en']) {
      await server.edit(`${folder}/${text}.md`, () => '---\ntitle: Báo cáo\nsummary: Tóm tắt.\n---\n')
    }
    await server.edit(`${folder}/entry.yaml`, () => report)
    await expect(async () => {
      if ((await opener.getAttribute('aria-expanded')) !== 'true') await opener.click()
      const link = duty.getByRole('link', { name: words.title })
      await expect(link).toHaveAttribute('href', '/bao-cao-dinh-ky/quy-iv', { timeout: 1000 })
    }).toPass()
    await expect(duty).toContainText(words.scheduled)
    await expect(duty.getByRole('code')).toHaveCount(0)
    await server.remove(folder)
    await expect(bar(page).getByRole('button', { name: words.opener })).toBeVisible()
  })
}

test('a moment that is none is answered with what is right', async ({ page }) => {
  const answer = await page.goto(`${server.origin}/tin-tuc?at=31/11/2026`)
  expect(answer?.status()).toBe(400)
  await expect(page.locator('h1')).toHaveText('“31/11/2026” không phải là một thời điểm')
  await expect(page.locator('main')).toContainText('ví dụ ?at=2026-11-21T08:00')
  await page.getByRole('link', { name: 'Về hiện tại' }).click()
  await expect(page).toHaveURL(`${server.origin}/tin-tuc`)
})

test('an error of an entry is shown on its page and counted on others, and is gone once it is mended', async ({
  page,
  context,
}) => {
  await open(page, entry)
  const other = await context.newPage()
  await open(other, list)
  await server.edit(`news/${slug}/vi.md`, (text) => `${text}\n[x](/khong-co)\n`)
  await expect(bar(page)).toContainText('Trang hiện phiên bản gần nhất không có lỗi.')
  await expect(bar(page)).toContainText(/vi\.md:\d+:5 Liên kết hỏng: không trang nào có địa chỉ \/khong-co/)
  await expect(page.locator('main')).not.toContainText('Đã sửa.')
  await expect(bar(other)).toContainText('1 lỗi')
  await expect(bar(other)).not.toContainText('Liên kết hỏng')
  await expect(other.locator('main')).toContainText('Ngày hội gia đình')
  await bar(other).getByRole('button', { name: '1 lỗi' }).click()
  await expect(bar(other)).toContainText('Liên kết hỏng')
  await bar(other).getByRole('link', { name: 'Mở trang' }).click()
  await expect(other).toHaveURL(server.origin + entry)

  await server.edit(`news/${slug}/vi.md`, (text) => text.replace('[x](/khong-co)', 'Đã sửa.'))
  await expect(page.locator('main')).toContainText('Đã sửa.')
  await expect(bar(page)).toContainText('0 lỗi')
  await expect(bar(page)).not.toContainText('Liên kết hỏng')
})

test('a new entry with an error is an error page until it is mended', async ({ page }) => {
  await open(page, list)
  await server.edit('news/tin-moi/vi.md', () => '---\ntitle: Tin mới\nsummary: Tóm tắt.\n---\n\nMột đoạn.\n')
  await server.edit('news/tin-moi/entry.yaml', () => 'category: thi-truong\npublishedAt: 2026-11-20\n')
  await expect(bar(page)).toContainText('1 lỗi')
  await page.goto(`${server.origin}/tin-tuc/tin-moi`)
  await expect(page.locator('h1')).toHaveText('Mục này có lỗi')
  await expect(page.locator('main')).toContainText('news/tin-moi/entry.yaml:2:14')
  await server.edit('news/tin-moi/entry.yaml', (text) => text.replace('2026-11-20', '2026-11-20T08:30+07:00'))
  await expect(page.locator('h1')).toHaveText('Tin mới')
  await server.remove('news/tin-moi')
  await expect(page.locator('h1')).not.toHaveText('Tin mới')
})

test('an error of the site is shown on every page until it is mended', async ({ page }) => {
  await open(page, list)
  await server.edit('wording.yaml', () => 'rubbish: [\n')
  await expect(page.locator('h1')).toHaveText('Không dựng được trang')
  await expect(page.locator('main')).toContainText(/wording\.yaml:\d+:\d+ Dấu ngoặc chưa đóng/)
  await page.goto(server.origin + entry)
  await expect(page.locator('h1')).toHaveText('Không dựng được trang')
  await server.remove('wording.yaml')
  await expect(page.locator('h1')).toHaveText('Ngày hội gia đình của nhân viên SHS')
})

test('an address that would be lost is told on every page, and at its place, until it is back', async ({ page }) => {
  await open(page, '/')
  await server.rename(`news/${slug}`, 'news/ten-moi')
  await bar(page).getByRole('button', { name: '1 địa chỉ sẽ mất' }).click()
  await expect(bar(page)).toContainText(`${entry} đang có trên trang web`)
  await page.goto(`${server.origin}${entry}?lang=en`)
  await expect(bar(page)).toContainText(`${entry} is published now but not part of this build`)
  await server.rename('news/ten-moi', `news/${slug}`)
  await expect(bar(page)).not.toContainText(entry)
})

test('both languages are shown side by side, and follow each other', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, scheduled)
  await bar(page).getByRole('link', { name: 'VI | EN cạnh nhau' }).click()
  const [left, right] = [page.frameLocator('[name=preview-vi]'), page.frameLocator('[name=preview-en]')]
  await expect(left.locator('h1')).toHaveText('Tin hẹn giờ đăng ngày 01/12/2026')
  await expect(right.locator('h1')).toHaveText('News scheduled for 1 December 2026')
  await expect(right.locator('#site-preview')).toContainText('Appears on the site on 1 December 2026, 08:30.')
  await left.locator('main').getByRole('link', { name: 'danh sách tin' }).click()
  await expect(left.locator('h1')).toHaveText('Tin tức mới nhất')
  await expect(right.locator('h1')).toHaveText('Latest news')
  await expect(page).toHaveURL(`${server.origin}/_preview/languages?path=${encodeURIComponent(list)}`)

  const positionIn = (name: string) =>
    page.evaluate((frame) => document.querySelector<HTMLIFrameElement>(`[name=${frame}]`)?.contentWindow?.scrollY, name)
  await left.locator('h1').hover()
  await page.mouse.wheel(0, 600)
  await expect.poll(() => positionIn('preview-en')).toBeGreaterThan(300)
  await bar(page).getByRole('link', { name: 'Xem một ngôn ngữ' }).click()
  await expect(page).toHaveURL(server.origin + list)
})

for (const width of [390, 1440]) {
  test(`the bar works by keyboard, and with screen readers, at ${width} px`, async ({ page }) => {
    await injectAxe(page)
    await page.setViewportSize({ width, height: 844 })
    await open(page, `${scheduled}?lang=en`)
    const opener = bar(page).getByRole('button', { name: '3 unpublished' })
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    await expect(bar(page).getByRole('link', { name: 'Tin đang soạn' })).toBeVisible()
    expect(await findAxeFaults(page)).toEqual([])
    expect(await findOverflow(page)).toBeLessThanOrEqual(0)
    await page.keyboard.press('Escape')
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
    await expect(opener).toBeFocused()
    // The end of the page is above the bar. What comes late in development, such as an icon, moves the end once more.
    await expect(async () => {
      await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
      const footer = await page.locator('body > footer').boundingBox()
      const covered = await bar(page).boundingBox()
      expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((covered?.y ?? 0) + 1)
    }).toPass()
  })
}
