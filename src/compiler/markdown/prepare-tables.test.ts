import { expect, test } from 'vitest'
import { Diagnostics } from '../source/diagnostics.ts'
import { renderMarkdown } from './render-markdown.ts'

const render = (text: string) =>
  renderMarkdown({ name: 'vi.md', text, linesAbove: 0 }, () => undefined, new Diagnostics()).html

const narrow = '| Mục | Phí |\n|---|--:|\n| Sao kê | 0 |'
const wide = '| Mục | Web | Quầy |\n|---|--:|---|\n| Lệnh *giới hạn* | 0,20% | "a" & <b> |\n| | 1 | 2 |'

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
  ['roles, with three columns', wide, '<table class="stacked" role="table">'],
  ['row headers with a role', wide, '<th scope="row" role="rowheader">Lệnh <em>giới hạn</em></th>'],
  ['cells with the name of their column', wide, '<td class="align-right" role="cell" data-label="Web">0,20%</td>'],
  ['escaped names of columns', wide, 'data-label="Quầy">“a” &amp; &lt;b&gt;</td>'],
  ['an empty first cell, which is not a header', wide, '<td role="cell" data-label="Mục"></td>'],
  ['a container that scrolls by keyboard', narrow, '<div class="table-scroll" tabindex="0"><table>'],
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
