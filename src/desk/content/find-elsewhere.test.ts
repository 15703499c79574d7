import { expect, test } from 'vitest'
import { findElsewhere } from './find-elsewhere.ts'

test.each<[string, string, string, string, number[]]>([
  ['a telephone number in groups', 'phone: "+842431000009"', 'phone: "+842431000010"', 'Gọi 024 3100 0009.\nKhác', [1]],
  ['a fee, grouped', 'fee: "300000"', 'fee: "350000"', 'x\nPhí 300.000 đồng\nVND 300,000\n1.300.000', [2, 3]],
  ['a day', 'on: 2026-12-01', 'on: 2026-12-02', '01/12/2026\n1 December 2026\n11/12/2026', [1, 2]],
  ['a name', 'name: { vi: Nguyễn Văn A }', 'name: { vi: Trần B }', 'Ông Nguyễn Văn A nói\nNguyễn Văn An', [1]],
  ['hours in a list', 'hours:\n  - 08:00 to 17:00', 'hours:\n  - 08:30 to 17:00', 'Open 08:00 to 17:00', [1]],
  ['a word that says nothing', 'status: draft', 'status: published', 'draft', []],
  ['a value that stays elsewhere', 'a: x 123\nb: x 123', 'a: y 123\nb: x 123', 'x 123', []],
  ['what is not changed', 'fee: "300000"', 'fee: "300000"', '300.000', []],
])('%s', (_case, before, after, text, lines) => {
  const found = findElsewhere([{ name: 'entry.yaml', before, after }], [['pages/a/vi.md', text]])
  expect(found.map(({ line }) => line)).toEqual(lines)
})

test('a headline in the frontmatter of a text', () => {
  const versions = { name: 'vi.md', before: '---\ntitle: Tin rất cũ\n---\n', after: '---\ntitle: Tin mới\n---\n' }
  expect(findElsewhere([versions], [['news/b/vi.md', 'a\nXem Tin rất cũ.']])).toEqual([
    { path: 'news/b/vi.md', line: 2, text: 'Xem Tin rất cũ.' },
  ])
})
