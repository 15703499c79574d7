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
  ['none without a heading', narrow, '<table>\n<thead>'],
  ['names of columns', narrow, '<th scope="col">Mục</th>'],
  ['names of rows', narrow, '<th scope="row">Sao kê</th>'],
  ['columns aligned by class', narrow, '<td class="align-right">0</td>'],
  ['parts that say what they are, where there are three columns', wide, '<table class="stacked" role="table">'],
  ['a row that names itself', wide, '<th scope="row" role="rowheader">Lệnh <em>giới hạn</em></th>'],
  ['cells that name their column', wide, '<td class="align-right" role="cell" data-label="Web">0,20%</td>'],
  ['text that stays text', wide, 'data-label="Quầy">“a” &amp; &lt;b&gt;</td>'],
  ['an empty first cell, which names nothing', wide, '<td role="cell" data-label="Mục"></td>'],
  ['a place to scroll by keyboard', narrow, '<div class="table-scroll" tabindex="0"><table>'],
])('a table has %s', (_what, text, html) => {
  expect(render(text)).toContain(html)
})

test('a caption from the title where no heading is above', () => {
  const source = { name: 'vi.md', text: narrow, linesAbove: 0, title: 'Biểu phí' }
  expect(renderMarkdown(source, () => undefined, new Diagnostics()).html).toContain(
    '<caption class="sr-only">Biểu phí</caption>',
  )
})

test('no style attribute is left', () => {
  expect(render(narrow)).not.toContain('style=')
})
