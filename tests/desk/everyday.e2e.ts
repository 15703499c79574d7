import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { siteContent } from '../site/site.ts'
import { openTestDesk, type TestDesk } from './desk-server.ts'

// The changes of every day, each in a few steps, and after each every other place that still has the former value.

// One desk for all of them, one after the other.
test.describe.configure({ mode: 'default' })

/** A step takes some seconds: so many are less than a minute. */
const mostSteps = 8

/** Where other people have written down what is changed here: in a text, and in a menu. */
const elsewhere = 'news/tin-dang-soan/vi.md'
const written = `
Phí trực tuyến là 0,15% giá trị giao dịch, tức 0.15% theo cách viết khác.
Quầy đóng cửa lúc 17 giờ; thứ Sáu cũng đến 17h00.
Người phụ trách là Thành viên Ban điều hành B.
Chi tiết: [tuyển dụng](/co-hoi-nghe-nghiep/chuyen-vien-moi-gioi-ha-noi).
Giấy phép số 00/UBCK-GP.
Vào mục Sản phẩm dịch vụ.
Đọc thêm: Ngày hội gia đình của nhân viên SHS.
Xem mục Tin mới và thông báo.
Gọi 024 3100 0000 hoặc (+84) 24 3100 0000.
`

let desk: TestDesk
let origin: string
test.beforeAll(async () => {
  desk = await openTestDesk()
  await desk.write(elsewhere, desk.read(elsewhere) + written)
  origin = await desk.start('chi')
})
test.afterAll(() => desk.close())

interface Everyday {
  name: string
  /** Words by which the entry is found, and its path. */
  words: string
  path: string
  /** The file, the field, its former value as the file has it, and what is typed. */
  file: string
  field: string
  former: string
  typed: string
  /** Names of what has to be opened on the way: items and groups of fields. */
  folds?: readonly string[]
  /** All forms in which the former value is written anywhere. */
  forms: readonly RegExp[]
}

const cases: readonly Everyday[] = [
  {
    name: 'a fee',
    words: 'chứng chỉ quỹ, chứng quyền',
    path: 'fees/co-phieu-tu-2026-07',
    file: 'entry.yaml',
    field: 'rows.2.rate.percent',
    former: 'percent: "0.15"',
    typed: '0,14',
    folds: ['rows.2'],
    forms: [/percent: "0\.15"/, /0,15%/, /0\.15%/],
  },
  {
    name: 'opening hours',
    words: 'hội sở',
    path: 'offices/hoi-so-ha-noi',
    file: 'entry.yaml',
    field: 'hours.1.closes',
    former: 'closes: "17:00"',
    typed: '16:30',
    forms: [/(?<!T)17:00/, /17 giờ/, /17h00/],
  },
  {
    name: 'a leader who leaves',
    words: 'ban điều hành B',
    path: 'leaders/thanh-vien-ban-dieu-hanh-b',
    file: 'entry.yaml',
    field: 'roles.0.to',
    former: '',
    typed: '20/11/2026',
    forms: [
      /(?<![\w-])thanh-vien-ban-dieu-hanh-b(?![\w-])/,
      /Thành viên Ban điều hành B(?!\p{L})/u,
      /Executive B(?!\w)/,
    ],
  },
  {
    name: 'a job that is filled',
    words: 'môi giới',
    path: 'jobs/chuyen-vien-moi-gioi-ha-noi',
    file: 'entry.yaml',
    field: 'validThrough',
    former: 'validThrough: 2027-03-31',
    typed: '20/11/2026',
    forms: [
      /(?<![\w-])chuyen-vien-moi-gioi-ha-noi(?![\w-])/,
      /Chuyên viên môi giới(?!\p{L})/u,
      /(?<!\w)Broker(?!\w)/,
      /2027-03-31|31\/0?3\/2027|31 March 2027/,
    ],
  },
  {
    name: 'the licence',
    words: 'thông tin công ty',
    path: 'profile/cong-ty',
    file: 'entry.yaml',
    field: 'licence.number',
    former: 'number: 00/UBCK-GP',
    typed: '07/UBCK-GP',
    forms: [/00\/UBCK-GP/],
  },
  {
    name: 'a label of the menus',
    words: 'trình đơn',
    path: 'menus.yaml',
    file: 'menus.yaml',
    field: 'menus.1.label',
    former: '    label: { vi: Sản phẩm dịch vụ, en: Products and services }',
    typed: 'Sản phẩm và dịch vụ',
    folds: ['menus.1'],
    forms: [/Sản phẩm dịch vụ(?!\p{L})/u],
  },
  {
    name: 'a headline',
    words: 'ngày hội gia đình',
    path: 'news/ngay-hoi-gia-dinh-cua-nhan-vien-shs',
    file: 'vi.md',
    field: 'title',
    former: 'title: ',
    typed: 'Ngày hội gia đình năm 2026',
    forms: [/Ngày hội gia đình của nhân viên SHS(?!\p{L})/u],
  },
  {
    name: 'a heading of the home page',
    words: 'đồng hành cùng nhà đầu tư',
    path: 'pages/trang-chu',
    file: 'vi.md',
    field: 'headings.latest',
    former: '  latest: Tin mới và thông báo',
    typed: 'Tin mới nhất của Công ty',
    forms: [/Tin mới và thông báo(?!\p{L})/u],
  },
  {
    name: 'the hotline',
    words: 'thông tin công ty',
    path: 'profile/cong-ty',
    file: 'entry.yaml',
    field: 'desks.0.phone',
    former: '    phone: "+842431000000"',
    typed: '+842431000777',
    folds: ['desks.0'],
    forms: [/\+842431000000/, /3100 0000/],
  },
]

for (const { name, words, path, file, field, former, typed, folds = [], forms } of cases) {
  test(`${name} is changed in a few steps, and every other place is named`, async ({ page }) => {
    const steps: string[] = []
    const step = async (of: string, take: () => Promise<unknown>) => {
      steps.push(of)
      await take()
    }
    await page.goto(`${origin}/entries`)
    await step('search', () => page.getByLabel('Từ cần tìm').fill(words))
    await step('open', () => page.locator(`a.desk-row-title[href^="/edit/${path}"]`).first().click())
    const part = page.locator(`[data-file="${file}"]`).first()
    await expect(part).toBeVisible()
    for (const fold of folds) {
      const item = part.locator(`details[data-field="${fold}"]`)
      if ((await item.getAttribute('open')) === null)
        await step('unfold', () => item.locator('summary').first().click())
    }
    const place = part.locator(`[data-field="${field}"]`)
    if (!(await place.isVisible())) {
      const folded = part.locator('details:not([open])').filter({ has: page.locator(`[data-field="${field}"]`) })
      while ((await folded.count()) > 0) await step('unfold', () => folded.first().locator('summary').first().click())
    }
    await step('type', () => place.getByRole('textbox').first().fill(typed))
    await expect(page.locator('.desk-save')).toContainText('Đã lưu lúc')
    expect(steps.length, steps.join(', ')).toBeLessThanOrEqual(mostSteps)

    const saved = await readSaved(page, path)
    expect(saved.has(file)).toBe(true)
    const before = desk.read(path === file ? file : `${path}/${file}`)
    const after = saved.get(file) ?? ''
    // One value is written, and nothing else.
    expect(differentLines(before, after)).toBe(1)
    expect(before).toContain(former)
    const isEnd = field.endsWith('.to') || field === 'validThrough'
    const places = findPlaces(saved, path, forms, isEnd)
    // What this test has written into another text is among them.
    expect(places.some((place) => place.startsWith(`${elsewhere}:`))).toBe(true)
    await expect.poll(() => readNamed(page)).toEqual(places)
    await page.getByRole('button', { name: /^Việc khác/ }).click()
    await page.getByRole('button', { name: 'Bỏ thay đổi' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Bỏ thay đổi' }).click()
    await expect(page).toHaveURL(`${origin}/`)
  })
}

/** The texts of a folder as the desk has saved them. */
async function readSaved(page: Page, path: string): Promise<ReadonlyMap<string, string>> {
  const files = await page.evaluate(async (folder) => {
    const answer = await fetch(`/api/folders/${folder}`)
    return ((await answer.json()) as { files: { name: string; text?: string }[] }).files // of the protocol
  }, path)
  return new Map(files.flatMap(({ name, text }) => (text === undefined ? [] : [[name, text] as const])))
}

/** The places that the desk names. */
async function readNamed(page: Page): Promise<string[]> {
  const section = page.getByRole('region', { name: /^Giá trị cũ còn ở nơi khác/ })
  if ((await section.count()) === 0) return []
  const links = await section.getByRole('link').allInnerTexts()
  return links.map((text) => text.replace(', dòng ', ':')).toSorted()
}

/** The lines of all other texts that have the former value: read here by themselves, with what is written in this test. */
function findPlaces(
  saved: ReadonlyMap<string, string>,
  path: string,
  forms: readonly RegExp[],
  isEnd: boolean,
): string[] {
  const names = readdirSync(siteContent, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile() && /\.(?:yaml|md)$/.test(one.name))
    .map((one) => join(one.parentPath, one.name).slice(siteContent.length + 1))
  return names
    .flatMap((name) => {
      const isOwn = name === path || name.startsWith(`${path}/`)
      if (isOwn && isEnd) return []
      const text = isOwn ? (saved.get(name.split('/').at(-1) ?? '') ?? '') : desk.read(name)
      return text
        .split('\n')
        .flatMap((line, index) => (forms.some((form) => form.test(line)) ? [`${name}:${index + 1}`] : []))
    })
    .toSorted()
}

function differentLines(before: string, after: string): number {
  const [was, is] = [before.split('\n'), after.split('\n')]
  const known = new Map<string, number>()
  for (const line of was) known.set(line, (known.get(line) ?? 0) + 1)
  return is.filter((line) => {
    const count = known.get(line) ?? 0
    known.set(line, count - 1)
    return count <= 0
  }).length
}
