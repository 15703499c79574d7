import { expect, test } from 'vitest'
import type { SourceBody } from '../protocol/source-item.ts'
import { convertBody } from './convert-body.ts'
import { createLosses } from './losses.ts'

const listGallery = (ids: readonly string[] = ['7', '8']) => ids.map((mediaId) => ({ mediaId }))

function convert(text: string, format: SourceBody['format'] = 'wordpress') {
  const losses = createLosses()
  const { markdown, ...found } = convertBody({ format, text }, losses, listGallery)
  return {
    markdown: markdown.replaceAll('\uFDD3', '{').replaceAll('\uFDD4', '}'),
    lost: losses.list().map(String),
    ...found,
  }
}

test.each<[what: string, text: string, markdown: string, lost?: string[]]>([
  ['paragraphs of blank lines', 'Một\r\n\r\nHai 😀', 'Một\n\nHai 😀'],
  [
    'blocks',
    '<!-- wp:paragraph --><p>Một</p><!-- /wp:paragraph -->\n\n<!-- wp:heading --><h2>Hai</h2><!-- /wp:heading -->',
    'Một\n\n## Hai',
  ],
  [
    'a block that is filled later',
    '<!-- wp:latest-posts {"a":1} /-->\n<!-- wp:paragraph --><p>Một</p><!-- /wp:paragraph -->',
    'Một',
    ['The block latest-posts, which WordPress fills when it shows the page, was left out'],
  ],
  ['lines', '<p>Một<br>Hai<br/>\n</p><h2>a<br>b</h2>', 'Một\\\nHai\n\n## a b'],
  ['a line of hyphens', '<p>---</p>', String.raw`\---`],
  ['code', '<pre>a\n\nb</pre>', '```\na\n\nb\n```'],
  ['letters that are put together', 'Tie\u0302\u0301ng', 'Tiếng'],
  ['entities', 'A &amp; B &lt; C&nbsp;D', 'A & B < C D'],
  [
    'a caption',
    '[caption id="a" width="3"]<a href="/x.jpg"><img class="wp-image-3" src="/x-3x2.jpg" alt="Ảnh" /></a> Chú thích[/caption]',
    '{image 0}\n\n*Chú thích*',
  ],
  ['a gallery of ids', '[gallery ids="1, 2"]', '{image 0}\n\n{image 1}'],
  ['a gallery of all', '[gallery]', '{image 0}\n\n{image 1}'],
  ['an embedded address', '[embed]https://example.com/v[/embed]', '[https://example.com/v]({link 0})'],
  [
    'an unknown shortcode',
    'a [box color="red"]b[/box] c',
    'a b c',
    ['The shortcode [box] was left out; words within it stay'],
  ],
  ['frames of page builders', '[vc_row][vc_column width="1/2"]a[/vc_column][/vc_row]', 'a'],
  ['words in brackets', 'a [sic] [[gallery]]', String.raw`a \[sic\] \[gallery\]`],
  [
    'an iframe',
    'a<iframe src="https://example.com/e"></iframe>b',
    'a\n\nb',
    ['<iframe> was left out: https://example.com/e'],
  ],
  ['a script', 'a<script>alert(1)</script>b', 'a\n\nb', ['<script> was left out']],
  [
    'a table',
    '<table><tr><td>A</td><td>B|c</td></tr><tr><td>1</td><td><ul><li>x</li><li>y</li></ul></td></tr></table>',
    '| A   | B\\|c |\n| --- | --- |\n| 1   | x; y |',
  ],
  [
    'merged cells',
    '<table><tr><td rowspan="2">A</td><td>B</td></tr><tr><td>C</td></tr></table>',
    '| A   | B   |\n| --- | --- |\n|     | C   |',
    ['Merged cells: each stands once, and the others are empty'],
  ],
  [
    'a table in a cell, and an end of a line',
    '<table><caption>Biểu phí</caption><tr><td>A<br>B</td><td>C</td></tr><tr><td></td><td> </td></tr><tr><td>1</td><td><table><tr><td>x|y</td><td>2</td></tr><tr><td>z</td><td>-</td></tr></table></td></tr></table>',
    'Biểu phí\n\n| A B | C   |\n| --- | --- |\n| 1   | x\\|y, 2; z, \\- |',
  ],
  ['a table around a text', '<table><tr><td>a</td></tr></table>', 'a'],
])('%s', (_what, text, markdown, lost = []) => {
  expect(convert(text)).toMatchObject({ markdown, lost })
})

test.each<[what: string, text: string, markdown: string, notes: string[]]>([
  [
    'a list of notes',
    'a<sup><a href="#fn1">1</a></sup>\n<ol><li id="fn1">Ghi <b>chú</b> <a href="#fnref1">↩</a></li></ol>',
    'a[^1]',
    ['Ghi **chú**'],
  ],
  [
    'notes of WordPress 6.3',
    '<!-- wp:paragraph --><p>a<sup data-fn="6f1c1e00-0000-4000" class="fn"><a href="#6f1c1e00-0000-4000" id="6f1c1e00-0000-4000-link">1</a></sup></p><!-- /wp:paragraph --><ol><li id="6f1c1e00-0000-4000">Theo <em>HNX</em></li></ol>',
    'a[^1]',
    ['Theo *HNX*'],
  ],
  ['notes in brackets', 'a[ref]x[/ref] b[ref]y[/ref]', 'a[^1] b[^2]', ['x', 'y']],
])('%s', (_what, text, markdown, notes) => {
  expect(convert(text)).toMatchObject({ markdown, notes })
})

test('links and images are told as they are written', () => {
  const { markdown, links, images } = convert('<p><a href="/a">b</a><img src="/c.png" alt="d"></p>', 'html')
  expect({ markdown, links, images }).toEqual({
    markdown: '[b]({link 0})\n\n{image 0}',
    links: ['/a'],
    images: [{ url: '/c.png', mediaId: undefined, alt: 'd' }],
  })
})
