import { expect, test } from 'vitest'
import { findCoverFaults } from './cover-faults-fixture.ts'
import { drawShape } from './draw-shape.ts'
import type { CoverShape, DrawnCover } from './drawn-cover.ts'
import { layOutCover } from './lay-out-cover.ts'

const shapes: readonly (readonly [name: string, shape: CoverShape])[] = [
  ['seven quarters', { form: 'stair', values: [280, 290, 310, 260, 288, 292, 300], own: [6, 6] }],
  ['a half-year after a gap', { form: 'stair', values: [100, null, 120, -40, 0, 80], own: [4, 5] }],
  ['losses alone', { form: 'stair', values: [-3, -2, -4], own: [2, 2] }],
  ['one figure', { form: 'stair', values: [5], own: [0, 0] }],
  ['nothing but zero', { form: 'stair', values: [0, 0], own: [1, 1] }],
  ['moves of three indices', { form: 'apart', values: [1.01, -0.43, 0.22], own: [0, 0] }],
  ['eight rows', { form: 'apart', values: [8, 7, 6, 5, 4, 3, 2, 1], own: [0, 0] }],
  ['fourteen rows', { form: 'apart', values: Array.from({ length: 14 }, (_, row) => row - 3), own: [13, 13] }],
  ['a first rating', { form: 'levels', levels: [{ missing: 3 }, 3], most: 3 }],
  ['a lower rating', { form: 'levels', levels: [3, 1], most: 3 }],
  ['nine steps', { form: 'levels', levels: [1, 2, 3, 4, 5, 6, 7, 8, 9], most: 9 }],
  ['January', { form: 'year', months: [1, 1] }],
  ['December', { form: 'year', months: [12, 12] }],
  ['a whole year', { form: 'year', months: [1, 12] }],
]

const long: Omit<DrawnCover, 'shape'> = {
  ground: 'paper',
  tone: 'other',
  kind: 'Công bố thông tin bất thường · 1234/2026/CBTT-SHS',
  figure: 'Đỗ Ẵ: 1.234.567 tỷ đồng',
  note: 'Ẵ Mua lại cổ phiếu, bán cổ phiếu quỹ; chào bán, phát hành chứng khoán; Ngưỡng quỹ, kỳ Ộ, 20/11/2026 và những lần sau',
  label: 'Ẵ Lợi nhuận sau thuế hợp nhất cả năm',
}
const plain: Omit<DrawnCover, 'shape'> = { ...long, figure: '+1,01%', kind: 'Tin', note: 'MH-Index', label: 'Tin SHS' }

const forms = ['tile', 'wide', 'card'] as const
const outline: typeof plain = { ...plain, figure: '3 phút đọc', label: '5 phần', isOutline: true }
const cases = shapes.flatMap(([name, shape]) =>
  forms.flatMap((form) =>
    [long, plain, outline].map((texts) => [name, form, texts.figure, { ...texts, shape }] as const),
  ),
)

test.each(cases)(
  '%s in a %s with %s: nothing is outside, and nothing lies over anything else',
  (_name, form, _figure, cover) => {
    expect(findCoverFaults(cover, form)).toEqual([])
  },
)

test.each<[what: string, cover: DrawnCover]>([
  ['a text that is too wide', { ...plain, figure: 'm'.repeat(30), shape: { form: 'year', months: [1, 1] } }],
  ['a tread outside', { ...plain, shape: { form: 'levels', levels: [12], most: 3 } }],
  [
    'too many columns',
    { ...plain, shape: { form: 'stair', values: Array.from({ length: 40 }, () => 1), own: [0, 0] } },
  ],
])('%s is noticed', (_what, cover) => {
  expect(findCoverFaults(cover, 'tile')).not.toEqual([])
})

test('a thumbnail of what has no figure is its drawing alone, and the head of its page says what is drawn', () => {
  const cover: DrawnCover = { ...outline, shape: { form: 'stair', values: [3, 5], own: [1, 1] } }
  const written = (form: (typeof forms)[number]) => layOutCover(cover, form).texts.map(({ text }) => text)
  expect([written('tile'), written('wide')]).toEqual([[], ['Tin · 3 phút đọc', 'MH-Index']])
})

test('a stair stands on zero, and its own tread is filled', () => {
  const box = { x: 0, y: 0, width: 32, height: 41 }
  expect(drawShape({ form: 'stair', values: [10, 20], own: [1, 1] }, box)).toEqual({
    before: 'M0,41V21H16V41Z',
    own: 'M16,41V1H32V41Z',
    line: 'M0,21H16V1H32',
    missing: '',
    axis: '',
  })
})

test('a long text ends with a whole word and an ellipsis: a note in two lines, a label too', () => {
  const cover: DrawnCover = { ...long, shape: { form: 'year', months: [3, 3] } }
  const { texts } = layOutCover(cover, 'wide')
  expect(texts.filter(({ role }) => role === 'note')).toHaveLength(2)
  expect(texts.at(-1)?.text).toMatch(/\p{L}…$/u)
  expect(
    layOutCover(cover, 'tile')
      .texts.filter(({ role }) => role === 'kind')
      .map(({ text }) => text),
  ).toEqual(['Ẵ Lợi nhuận sau', 'thuế hợp nhất…'])
})

test('a note of parts is without its last ones where they would be cut', () => {
  const note = 'Mua lại cổ phiếu, bán cổ phiếu quỹ; chào bán, phát hành chứng khoán · Văn bản ngày 20/11/2026'
  const { texts } = layOutCover({ ...long, note, shape: { form: 'year', months: [3, 3] } }, 'wide')
  const shown = texts.flatMap(({ role, text }) => (role === 'note' ? [text] : []))
  expect(shown.join(' ')).toBe('Mua lại cổ phiếu, bán cổ phiếu quỹ; chào bán, phát hành chứng khoán')
})

test.each([1, 2, 3, 4, 5, 6, 7, 8, 12])('%i columns fill a cover from edge to edge, equally wide', (count) => {
  const shape: CoverShape = {
    form: 'stair',
    values: Array.from({ length: count }, (_, index) => index + 1),
    own: [-1, -1],
  }
  const { line } = drawShape(shape, { x: 0, y: 0, width: 128, height: 32 })
  const ends = [0, ...Array.from(line.matchAll(/H([\d.]+)/g), ([, to]) => Number(to))]
  const widths = ends.slice(1).map((end, index) => end - (ends[index] ?? 0))
  expect(ends.at(-1)).toBe(128)
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(0.25)
})
