import { expect, test } from '@playwright/test'
import { paragraph, run, table, toDocx } from '../../src/desk/paste/docx-fixture.ts'
import { openTestDesk, type TestDesk } from './desk-server.ts'
import { createJourney } from './journey.ts'

// Editors and approvers from nothing until it is on the site, with the programs that publish, and what is served afterwards.

test.use({ actionTimeout: 30_000 })

// Programs that publish take their time where much else runs.
test.describe.configure({ mode: 'serial', timeout: 600_000 })

let desk: TestDesk
test.beforeAll(async () => {
  desk = await openTestDesk({ isBuilt: true })
})
test.afterAll(() => desk.close())

async function expectServed(served: string, words: string | RegExp, status = 200): Promise<void> {
  const answer = await desk.ask(served)
  expect(answer.status, served).toBe(status)
  expect(answer.text, served).toMatch(words)
}

const newsSlug = 'khai-truong-diem-tu-van-moi'
const picture = 'tests/site/content/news/shs-don-20-thuc-tap-sinh-trong-chuong-trinh-he-2026/cover.png'

const toWord = (place: string, hours: string) => ({
  name: 'tin.docx',
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  buffer: Buffer.from(
    toDocx(paragraph(run(place)) + paragraph(run(hours), 'Heading2') + table([hours, 'A'], ['08:00', 'B'])),
  ),
})

const slug = 'nghi-quyet-ve-viec-mo-chi-nhanh-hai-phong'
const path = `disclosures/${slug}`
const address = `/cong-bo-thong-tin/${slug}`

test('a disclosure in both languages with two documents: written, sent, approved by another, on the site', async ({
  page,
}) => {
  const an = createJourney(desk, page)
  await an.begin('an', '2026-11-21T16:00+07:00')
  await an.create('Công bố thông tin bất thường', 'Nghị quyết về việc mở chi nhánh Hải Phòng')
  await expect(page).toHaveURL(new RegExp(`/edit/${path}`))
  await an.choose('code', 'Bất thường')
  await an.choose('event', 'Chi nhánh, phòng giao dịch, văn phòng đại diện')
  await an.type('eventAt', '15:30 21/11/2026')
  await an.type('refNo', '52/2026/CBTT-MH')
  await an.type('documentDate', '21/11/2026')
  await an.both('legalBasis', 'Thông tư 96/2020/TT-BTC', 'Circular 96/2020/TT-BTC')
  await an.both('discloser', 'Người công bố thông tin A', 'Disclosure Officer A')
  await an.write({
    vi: {
      summary: 'Hội đồng quản trị thông qua việc mở chi nhánh tại Hải Phòng.',
      body: 'Hội đồng quản trị đã thông qua việc mở chi nhánh tại Hải Phòng trong Quý I/2027.',
    },
    en: {
      title: 'Resolution to open a branch in Haiphong',
      summary: 'The Board of Directors has approved a branch in Haiphong.',
      body: 'The Board has approved the opening of a branch in Haiphong in the first quarter of 2027.',
    },
  })
  await an.attach('Nghị quyết.vi.pdf', 'Resolution.en.pdf')
  await an.send()
  expect((await desk.ask(address)).status).toBe(404)
  expect(desk.git('status', '--porcelain')).toBe('')

  const binh = createJourney(desk, page)
  await binh.begin('binh', '2026-11-21T16:30+07:00')
  await binh.approve(path)
  expect((await desk.ask(address)).status).toBe(404)

  await an.begin('an', '2026-11-21T16:40+07:00')
  await an.step('open it again', () => an.open(`/edit/${path}`))
  await an.publish()
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
  expect(an.steps.length + binh.steps.length, an.steps.join(', ')).toBeLessThanOrEqual(22)
})

test('a meeting is postponed: its page says from when, and why', async ({ page }) => {
  const meeting = 'meetings/dai-hoi-bat-thuong-lan-2-2026'
  const an = createJourney(desk, page)
  await an.begin('an', '2026-11-22T09:00+07:00')
  await an.step('open', () => an.open(`/edit/${meeting}`))
  await an.act('Dời ngày', {
    'Giờ khai mạc mới': '08:30 20/01/2027',
    'Lý do (tiếng Việt)': 'Tài liệu chưa đủ.',
    'Lý do (tiếng Anh)': 'The documents are not complete yet.',
  })
  await an.isDone('đã được hoãn')
  expect(desk.read(`${meeting}/entry.yaml`)).toContain('opensAt: 2027-01-20T08:30+07:00')
  await expectServed('/quan-he-co-dong/dai-hoi-co-dong/bat-thuong', 'Tài liệu chưa đủ')
  expect(desk.git('log', '-1', '--format=%an %s')).toMatch(/^Nguyễn An .*dai-hoi-bat-thuong-lan-2-2026/)
  expect(an.steps.length, an.steps.join(', ')).toBeLessThanOrEqual(6)
})

test('a text of Word becomes news in both languages, with an image that has a description', async ({ page }) => {
  const an = createJourney(desk, page)
  await an.begin('an', '2026-11-22T10:00+07:00')
  await an.create('Tin tức', 'Khai trương điểm tư vấn mới')
  await an.choose('category', 'Công ty')
  await an.write({
    vi: { summary: 'Điểm tư vấn mới phục vụ nhà đầu tư từ tuần tới.' },
    en: { title: 'A new advisory point opens', summary: 'It serves investors from next week.' },
  })
  for (const [index, file] of [
    toWord('Điểm tư vấn mới nhận khách từ thứ Hai tuần tới.', 'Giờ làm việc'),
    toWord('The new advisory point receives clients from Monday.', 'Opening hours'),
  ].entries()) {
    await an.step('word', async () => {
      const chooser = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: 'Nhập từ Word' }).nth(index).click()
      await (await chooser).setFiles(file)
    })
    await expect(page.locator('.cm-content').nth(index)).toContainText('08:00')
    await an.step('image', () => page.getByRole('button', { name: 'Hình', exact: true }).nth(index).click())
    const dialog = page.getByRole('dialog')
    if (index === 0) {
      await an.step('from the computer', async () => {
        const chooser = page.waitForEvent('filechooser')
        await dialog.getByRole('button', { name: 'Chọn từ máy' }).click()
        await (await chooser).setFiles(picture)
      })
    } else await an.step('image', () => dialog.getByRole('combobox').selectOption({ index: 1 }))
    await expect(dialog.getByRole('combobox')).not.toHaveValue('')
    await an.step('description', () =>
      dialog
        .getByLabel('Mô tả hình cho người không nhìn thấy')
        .fill(['Quầy tư vấn.', 'The advisory desk.'][index] ?? ''),
    )
    await an.step('insert', () => dialog.getByRole('button', { name: 'Chèn' }).click())
  }
  await an.isSaved()
  await expect(page.locator('.desk-problem-error')).toHaveCount(0)
  await an.publish()
  await expectServed(`/tin-tuc/${newsSlug}`, /Giờ làm việc[\s\S]*alt="Quầy tư vấn\."/)
  await expectServed(`/tin-tuc/${newsSlug}?lang=en`, /Opening hours[\s\S]*alt="The advisory desk\."/)
  expect(an.steps.length, an.steps.join(', ')).toBeLessThanOrEqual(19)
})
