import { expect, test } from 'vitest'
import { findElsewhere, isEnded } from './find-elsewhere.ts'

test.each<[string, string, string, string, number[]]>([
  [
    'a telephone number in groups',
    'phone: "+842431000009"',
    'phone: "+842431000010"',
    'Gọi 024 3100 0009.\nKhác\n(024) 3100.0009\n024 3100 0010\n+84 24 3100 0009\n3100 0009\n028 3100 0009\n+842831000009\n(+84) 024 3100 0009',
    [1, 3, 5, 6, 9],
  ],
  ['a fee, grouped', 'fee: "300000"', 'fee: "350000"', 'x\nPhí 300.000 đồng\nVND 300,000\n1.300.000', [2, 3]],
  ['a rate', 'percent: "0.15"', 'percent: "0.2"', 'Phí 0,15%.\n0.15 per cent\n0,15 điểm\n10,15%\n0,2%', [1, 2]],
  ['a rate in a field', 'percent: "0.15"', 'percent: "0.2"', 'percent: "0.15"\nweight: "0.15"\npercent: "0.155"', [1]],
  [
    'a large amount',
    'amount: "5500000000000"',
    'amount: "6000000000000"',
    'Vốn 5.500 tỷ đồng\nVND 5,500 billion\n15.500 tỷ\n"5500000000000"',
    [1, 2, 4],
  ],
  ['a day', 'on: 2026-12-01', 'on: 2026-12-02', '01/12/2026\n1 December 2026\n11/12/2026', [1, 2]],
  ['a name', 'name: { vi: Nguyễn Văn A }', 'name: { vi: Trần B }', 'Ông Nguyễn Văn A nói\nNguyễn Văn An', [1]],
  ['a licence', 'number: 00/UBCK-GP', 'number: 11/UBCK-GP', 'số 00/UBCK-GP\nsố 100/UBCK-GP\nSố 11/UBCK-GP', [1]],
  ['hours in a list', 'hours:\n  - 08:00 to 17:00', 'hours:\n  - 08:30 to 17:00', 'Open 08:00 to 17:00', [1]],
  [
    'an hour',
    'closes: "17:00"',
    'closes: "16:30"',
    'đến 17:00\nđến 17 giờ.\nđến 17h00\nuntil 5 pm\n2026-01-01T17:00+07:00\n17 giờ 30\n17:00:10',
    [1, 2, 3, 4],
  ],
  ['a label of two words', 'label: { vi: Biểu phí }', 'label: { vi: Phí }', 'Xem Biểu phí.\nBiểu phía', [1]],
  ['a word that says nothing', 'status: draft', 'status: published', 'draft', []],
  ['a name of a value', 'kind: hoi-dong-quan-tri', 'kind: ban-dieu-hanh', 'hoi-dong-quan-tri', []],
  ['one of two that are the same', 'a: xy 123\nb: xy 123', 'a: zy 123\nb: xy 123', 'xy 123', [1]],
  ['what only moves', 'a: [xy 123, zy 123]', 'a: [zy 123, xy 123]', 'xy 123', []],
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

test.each<[string, string, string, boolean]>([
  [
    'a term that gets its end',
    'roles:\n  - from: 2020-01-01',
    'roles:\n  - from: 2020-01-01\n    to: 2026-01-01',
    true,
  ],
  ['a job that is filled earlier', 'validThrough: 2026-12-31', 'validThrough: 2026-11-01', true],
  ['a folder that goes', 'a: 1', '', true],
  [
    'a term whose end moves in its list',
    'a: [{ to: 2020-01-01 }, { b: 1 }]',
    'a: [{ b: 1 }, { to: 2020-01-01 }]',
    false,
  ],
  ['another title', 'title: a', 'title: b', false],
])('%s ends an entry: %s', (_case, before, after, expected) => {
  expect(isEnded([{ name: 'entry.yaml', before, after }])).toBe(expected)
})

test('what names an entry that ends: its title, its slug in a field, its address', () => {
  const versions = { name: 'entry.yaml', before: 'to: 2026-01-01', after: 'to: 2025-01-01' }
  const ended = { path: 'leaders/nguyen-van-a', slug: 'nguyen-van-a', titles: ['Nguyễn Văn A', 'Mr A'] }
  const text = 'head: nguyen-van-a\n[x](/ve-shs/nguyen-van-a)\nÔng Nguyễn Văn A\nhead: nguyen-van-ab\nMr A said'
  const texts = [
    ['units/b/entry.yaml', text],
    ['leaders/nguyen-van-a/vi.md', 'title: Nguyễn Văn A'],
  ] as const
  expect(findElsewhere([versions], texts, ended).map(({ line }) => line)).toEqual([1, 2, 3, 5])
})
