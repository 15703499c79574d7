import { expect, test } from 'vitest'
import { fixText, problemsIn } from '../markdown-fixture.ts'

const long = 'Doanh thu hoạt động môi giới của quý này tăng mạnh so với'

// What people paste from word processors, spreadsheets, PDFs and web pages. Each text, what is reported, and the text as `--fix` writes it.
test.each<[string, string, string[], string?]>([
  ['bullets', '• Một\n• Hai', ['1:1 “•” begins no list', '2:1 “•”'], '- Một\n- Hai'],
  [
    'bullets of two levels',
    '• Một\no Hai\no Ba\n• Bốn',
    ['1:1 “•”', '4:1 “•”', '2:1 “o”', '3:1 “o”'],
    '- Một\n  - Hai\n  - Ba\n- Bốn',
  ],
  ['the second level of an item', '- Một\no Hai\no Ba', ['2:1 “o”', '3:1 “o”'], '- Một\n  - Hai\n  - Ba'],
  ['bullets of a symbol font', '§ Một\n§ Hai', ['1:1 “§”', '2:1 “§”'], '- Một\n- Hai'],
  ['sections of a law', '§ 5 và\n§ 6', []],
  ['letters of a law', 'a) Một\nb) Hai\nc) Ba', ['1:1 “a)”', '2:1 “b)”', '3:1 “c)”'], 'a) Một\n\nb) Hai\n\nc) Ba'],
  ['letters below a sentence', 'Gồm:\na) Một\ndài\nb) Hai', ['2:1 “a)”', '4:1 “b)”'], 'Gồm:\n\na) Một\ndài\n\nb) Hai'],
  ['initials', 'B. Trần\nA. Lê', ['1:1 “B.”', '2:1 “A.”']],
  ['numbers of offices', 'Gồm:\n1/ Một\n2/ Hai', ['2:1 “1/”', '3:1 “2/”'], 'Gồm:\n1. Một\n2. Hai'],
  ['numbers of offices that are not counted', '3/ Một\n7/ Hai', ['1:1 “3/”', '2:1 “7/”']],
  ['numbers of sections', '1.1. Một\n1.2. Hai', ['1:1 “1.1.”', '2:1 “1.2.”'], '1.1. Một\n\n1.2. Hai'],
  [
    'a list that goes on',
    'Kèm:\n2) Hai\n3) Ba',
    ['2:1 “2)” begins no list within', '3:1 “3)”'],
    'Kèm:\n\n2) Hai\n3) Ba',
  ],
  ['letters in a quote', '> a) Một\n> b) Hai', ['1:3 “a)”', '2:3 “b)”']],
  [
    'bullets in a line',
    '• Một • Hai • Ba',
    ['1:1 “•”', '1:6 “•” begins no list within a line', '1:12 “•”'],
    '- Một\n- Hai\n- Ba',
  ],
  ['bullets behind a colon', 'Gồm: • Một; • Hai.', ['1:5 “•”', '1:12 “•”'], 'Gồm:\n- Một;\n- Hai.'],
  [
    'dashes behind a colon',
    'Hồ sơ gồm: - Đơn; - Bản sao, - Ảnh.',
    ['1:11 “-”', '1:18 “-”', '1:29 “-”'],
    'Hồ sơ gồm:\n- Đơn;\n- Bản sao,\n- Ảnh.',
  ],
  ['signs between words', 'HOSE • HNX • UPCOM, một - hai; ba - bốn, năm: sáu - bảy', []],
  // Tables.
  [
    'cells between tabs',
    'Mã\tGiá\nSHS\t18',
    ['1:1 Cells between tabs run together'],
    '| Mã | Giá |\n| --- | ---: |\n| SHS | 18 |',
  ],
  [
    'a table with an empty first cell',
    '\t2025\t2026\nDoanh thu\t1.234\t-\n\nHết',
    ['1:2 Four spaces', '1:1 Cells between tabs'],
    '|  | 2025 | 2026 |\n| --- | ---: | --- |\n| Doanh thu | 1.234 | - |\n\nHết',
  ],
  [
    'a table between lines',
    'Bảng 1\nMã\tSàn\nSHS\tHN|X\nNguồn: HNX',
    ['2:1 Cells between tabs'],
    'Bảng 1\n\n| Mã | Sàn |\n| --- | --- |\n| SHS | HN\\|X |\n\nNguồn: HNX',
  ],
  ['rows of different cells', 'Mã\tGiá\nSHS\t18\t20\nABC', ['1:1 Cells between tabs']],
  ['cells between tabs in a quote', '> Mã\tGiá\n> SHS\t18', ['1:3 Cells between tabs']],
  [
    'columns that count, below a head',
    'Khoản\tNội dung\na)\tMột\nb)\tHai',
    ['1:1 Cells between tabs', '2:1 “a)”', '3:1 “b)”'],
    '| Khoản | Nội dung |\n| --- | --- |\n| a) | Một |\n| b) | Hai |',
  ],
  ['signs before several cells', '•\tMột\tHai\n•\tBa\tBốn', ['1:1 Cells between tabs', '1:1 “•”', '2:1 “•”']],
  ['a section above rows', 'I.\tTổng\nThu\t18\nLãi\t20', ['1:1 Cells between tabs']],
  [
    'a list above a table',
    '•\tMột\nMã\tGiá\nSHS\t18',
    ['2:1 Cells between tabs', '1:1 “•”'],
    '- Một\n\n| Mã | Giá |\n| --- | ---: |\n| SHS | 18 |',
  ],
  ['one tab', 'Một\thai\nba', []],
  ['code behind tabs', 'a\n\n\tb\n\tc', ['3:2 Four spaces']],
  [
    'columns of spaces',
    'Chỉ tiêu     2025    2026\nDoanh thu   1.234   2.345\nLợi nhuận     567     678',
    ['1:1 Columns of spaces run together'],
    '| Chỉ tiêu | 2025 | 2026 |\n| --- | ---: | ---: |\n| Doanh thu | 1.234 | 2.345 |\n| Lợi nhuận | 567 | 678 |',
  ],
  [
    'columns with an empty first cell',
    '             2025    2026\nDoanh thu   1.234   2.345',
    ['1:14 Four spaces', '1:1 Columns of spaces'],
    '|  | 2025 | 2026 |\n| --- | ---: | ---: |\n| Doanh thu | 1.234 | 2.345 |',
  ],
  [
    'columns that nothing tells for certain',
    'Bên A:        Bên B:\nĐại diện      Chức vụ giám đốc',
    ['1:1 Columns of spaces'],
  ],
  ['two spaces between sentences', 'Một câu.  Hai câu.\nBa câu.  Bốn câu.', []],
  // Sentences.
  [
    'a sentence in two paragraphs',
    `${long}\n\ncùng kỳ năm trước.`,
    ['1:58 A sentence goes on below a blank line'],
    `${long}\ncùng kỳ năm trước.`,
  ],
  [
    'a sentence in three',
    `${long}\n \n\n${long.toLowerCase()}\n\nnăm.`,
    ['1:58 ', '4:58 '],
    `${long}\n${long.toLowerCase()}\nnăm.`,
  ],
  [
    'paragraphs',
    `${long}.\n\ncùng kỳ\n\nnăm trước\n\n${long}:\n\na) một\n\n${long}\n\no Hai\n\n${long}\n\neKYC là`,
    [],
  ],
  [
    'a line break in a sentence',
    `${long}  \ncùng kỳ và ${long}\\\nnăm trước.`,
    ['1:58 A sentence is broken here', '2:69 '],
    `${long}\ncùng kỳ và ${long}\nnăm trước.`,
  ],
  ['line breaks that are meant', `Số 1 Phố A  \nphường B  \n${long}.  \nhà`, []],
  [
    'a word in two lines',
    'The invest-\nment and year-\non-year VN-\nIndex',
    ['1:5 “invest-” at the end of a line is shown as “invest- ment”', '2:10 “year-”'],
  ],
])('%s', (_name, text, expected, fixed) => {
  expect(problemsIn(text)).toEqual(expected.map((start) => expect.stringContaining(start)))
  let mended = text
  for (let round = 0; round < 3; round++) mended = fixText(mended)
  expect(mended).toBe(fixed ?? text)
  expect(fixText(mended)).toBe(mended)
  if (fixed !== undefined) expect(problemsIn(mended)).toEqual([])
})

test.each(['a\t', 'a  b   ', '• ', ': - a; ', 'a) b\n', 'o b\n', '1/ b\n', 'a-\nb', 'a\n\n'])(
  'a text of many %j is read at once',
  (part) => {
    problemsIn(part.repeat(50_000 / part.length))
  },
  20_000,
)

// Marks of lists of Word and LibreOffice, with a tab behind them: they are no cells.
const signs = '• · ● ○ ▪ ▫ ■ □ ◦ ‣ ⁃ ∙ ► ➢ ➤ ➔ ❖ ◆ ❑ ✓ ✔ ✗ ☑ ☐ ¨ ★ ※ – — o § Ø ü Ÿ v q → ⇒ -> ✅'.split(' ')

test.each(signs)('%s and a tab begin an item', (sign) => {
  const items = ['Doanh thu tăng', 'Lợi nhuận tăng', 'Nợ giảm']
  const text = items.map((item) => `${sign}\t${item}`).join('\n')
  const list = items.map((item) => `- ${item}`).join('\n')
  expect(fixText(text)).toBe(list)
  expect(fixText(`Gồm:\n${text}`)).toBe(`Gồm:\n${list}`)
  expect(fixText(`Gồm:\n\n${text}\n\nHết`)).toBe(`Gồm:\n\n${list}\n\nHết`)
})

test.each([
  ['a)', 'b)', 'c)'],
  ['a.', 'b.', 'c.'],
  ['a/', 'b/', 'c/'],
  ['(a)', '(b)', '(c)'],
  ['(1)', '(2)', '(3)'],
  ['i.', 'ii.', 'iii.'],
  ['I.', 'II.', 'III.'],
  ['1.1.', '1.2.', '1.3.'],
  ['1.1', '1.2', '1.3'],
  ['Điều 1.', 'Điều 2.', 'Điều 3.'],
])('%s, %s, %s and a tab begin paragraphs', (...marks) => {
  const lines = marks.map((mark, index) => `${mark}\tKhoản ${'abc'.charAt(index)}`)
  let mended = `Gồm:\n${lines.join('\n')}`
  for (let round = 0; round < 3; round++) mended = fixText(mended)
  expect(mended).toBe(['Gồm:', ...lines].join('\n\n'))
})

test.each(['1.', '1)', '-', '+', '*'])('%s and a tab are an item already', (mark) => {
  const lines = [0, 1, 2].map((index) => `${mark.replace('1', String(index + 1))}\tKhoản`)
  expect(fixText(lines.join('\n'))).toBe(lines.join('\n'))
  expect(fixText(`Gồm:\n${lines.join('\n')}`)).toBe(`Gồm:\n${lines.join('\n')}`)
})

// Levels are indented as Markdown needs it, and not as they were.
test.each([
  ['Gồm:\n    • Một\n    • Hai', 'Gồm:\n- Một\n- Hai'],
  ['•\tMột\n\to\tHai\n\t\t▪\tBa\n•\tBốn', '- Một\n  - Hai\n    - Ba\n- Bốn'],
  ['    • Một\n        ◦ Hai\n    • Ba', '- Một\n  - Hai\n- Ba'],
  ['Gồm:\n\n\t•\tMột\n\t\to\tHai', 'Gồm:\n\n- Một\n  - Hai'],
  ['•\tMột\no\tHai\n•\tBa', '- Một\n  - Hai\n- Ba'],
  ['–\tMột\n\n–\tHai', '- Một\n\n- Hai'],
  ['o\tMột\n\no\tHai', 'o\tMột\n\no\tHai'],
])('%j is a list', (text, list) => {
  let mended = text
  for (let round = 0; round < 3; round++) mended = fixText(mended)
  expect(mended).toBe(list)
})
