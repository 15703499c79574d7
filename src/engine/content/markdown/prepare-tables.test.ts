import { expect, test } from 'vitest'
import { Diagnostics } from '../source/diagnostics.ts'
import { renderMarkdown } from './render-markdown.ts'

const render = (text: string) =>
  renderMarkdown({ name: 'vi.md', text, linesAbove: 0 }, () => undefined, new Diagnostics()).html

const narrow = '| Mục | Phí |\n|---|--:|\n| Sao kê | 0 |'
const wide = '| Mục | Web | Quầy |\n|---|--:|---|\n| Lệnh *giới hạn* | 0,20% | "a" & <b> |\n| | 1 | 2 |'
const long =
  '| Tuyến | Bộ phận | Nhiệm vụ |\n|---|---|--:|\n| Kiểm toán nội bộ của công ty | A | Đánh giá độc lập, báo cáo |'

test.each([
  [
    'a caption from the heading above',
    `## Phí & thuế\n\n${narrow}`,
    '<caption class="sr-only">Phí &amp; thuế</caption>',
  ],
  ['no caption without a heading', narrow, '<table>\n<thead>'],
  ['column headers', narrow, '<th scope="col">Mục</th>'],
  ['row headers', narrow, '<th scope="row">Sao kê</th>'],
  ['columns aligned by class', narrow, '<td class="align-right">0</td>'],
  ['formatted row headers', wide, '<th scope="row">Lệnh <em>giới hạn</em></th>'],
  ['escaped cells', wide, '<td>“a” &amp; &lt;b&gt;</td>'],
  ['an empty first cell, which is not a header', wide, '<tr>\n<td></td>'],
  ['a class at columns of long texts', long, '<th class="align-right long" scope="col">Nhiệm vụ</th>'],
  ['no such class at short ones', long, '<th class="short" scope="col">Bộ phận</th>'],
  ['a class at cells of two words beside sentences', long, '<th class="short" scope="col">Bộ phận</th>'],
  ['no such class at row headers', long, '<th scope="col">Tuyến</th>'],
  ['the name of its column at each cell of a table of sentences', long, '<td data-of="Bộ phận">A</td>'],
  ['a container whose rows are blocks on a phone, for sentences', long, '<div class="table-scroll table-stacked"'],
  ['a container', narrow, '<div class="table-scroll"><table>'],
  [
    'a container with a name that scrolls by keyboard, with three columns',
    `## Phí "A" & B\n\n${wide}`,
    '<div class="table-scroll" role="group" aria-label="Phí “A” &amp; B" tabindex="0"><table>',
  ],
  ['such a container without a heading', wide, '<div class="table-scroll" tabindex="0"><table>'],
])('a table has %s', (_what, text, html) => {
  expect(render(text)).toContain(html)
})

test('the caption is the title if there is no heading above', () => {
  const source = { name: 'vi.md', text: narrow, linesAbove: 0, title: 'Biểu phí' }
  expect(renderMarkdown(source, () => undefined, new Diagnostics()).html).toContain(
    '<caption class="sr-only">Biểu phí</caption>',
  )
})

test('there is no style attribute', () => {
  expect(render(narrow)).not.toContain('style=')
})
