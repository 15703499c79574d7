import { getDocumentProxy, extractText, getMeta } from 'unpdf'
import { expect, test } from 'vitest'
import type { Locale } from '#engine/model/locale/locale.ts'
import type { BuildText } from '#engine/model/locale/translate.ts'
import { drawDocument } from './draw-document.ts'
import { toBlocks } from './to-blocks.ts'
import { toFacts } from './to-facts.ts'

const body = `Đoạn **in đậm** và [liên kết](/ve-shs).

## Chỉ tiêu {#chi-tieu}

| Chỉ tiêu | 2025 |
| --- | ---: |
| Lợi nhuận | 1.000 |

- Một
  - Hai
1. Ba

${'Đoạn văn đủ dài để sang trang mới. '.repeat(250)}
`

const draw = (locale: Locale) => {
  const language = { locale, translate: (text: BuildText) => text.message }
  return drawDocument({
    ...language,
    title: 'Nghị quyết về cổ tức ưu đãi',
    date: new Date('2026-11-16T16:40+07:00'),
    parts: [
      {
        ...language,
        title: 'Nghị quyết về cổ tức ưu đãi',
        summary: 'Tóm tắt.',
        facts: toFacts({ refNo: '18/2026', payDate: '2026-12-22', code: 'bat-thuong' }, language),
        blocks: toBlocks(body),
      },
    ],
  })
}

test('equal input gives equal bytes, and the language counts', async () => {
  const first = await draw('vi')
  expect((await draw('vi')).equals(first)).toBe(true)
  expect((await draw('en')).equals(first)).toBe(false)
})

test('it is a PDF with title, language and structure, and its Vietnamese text can be read', async () => {
  const pdf = await getDocumentProxy(new Uint8Array(await draw('vi')))
  const { info } = await getMeta(pdf)
  expect(info).toMatchObject({
    Title: 'Nghị quyết về cổ tức ưu đãi',
    Language: 'vi',
    CreationDate: 'D:20261116094000Z',
  })
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true })
  const { totalPages, text } = await extractText(pdf)
  expect(totalPages).toBeGreaterThan(1)
  for (const [index, page] of text.entries()) {
    expect(page).toContain('DỮ LIỆU MINH HOẠ · SAMPLE DATA')
    expect(page).toContain(`Trang ${index + 1}/${totalPages}`)
  }
  for (const words of [
    'Số hiệu 18/2026',
    'Ngày thanh toán 22/12/2026',
    'Đoạn in đậm và liên kết.',
    'Lợi nhuận 1.000',
  ]) {
    expect(text[0]?.replace(/\s+/g, ' ')).toContain(words)
  }
})

test('what screen readers are told: headings, tables with names of rows and columns, lists', async () => {
  const pdf = await getDocumentProxy(new Uint8Array(await draw('vi')))
  const tree = JSON.stringify(await (await pdf.getPage(1)).getStructTree())
  const roles = [...tree.matchAll(/"role":"(\w+)"/g)].map((match) => match[1])
  expect(roles.slice(0, 4)).toEqual(['Document', 'Sect', 'P', 'H1'])
  for (const role of ['H2', 'Table', 'TR', 'TH', 'TD', 'L', 'LI', 'Lbl', 'LBody']) expect(roles).toContain(role)
})
