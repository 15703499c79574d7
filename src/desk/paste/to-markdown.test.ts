import { expect, test } from 'vitest'
import { toMarkdown } from './to-markdown.ts'

const wordItem = (mark: string, text: string, level = 1) =>
  `<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`

test.each<[string, string, string]>([
  ['paragraphs', '<p>Một&nbsp;đoạn.</p><p>Hai <b>đậm</b> <i>nghiêng</i></p>', 'Một đoạn.\n\nHai **đậm** *nghiêng*'],
  ['headings below the title', '<h1><b>Phần 1</b></h1><h3>Mục</h3>', '## Phần 1\n\n### Mục'],
  ['a list', '<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>', '- a\n- b\n  - c'],
  ['a numbered list', '<ol><li>a</li><li>b</li></ol>', '1. a\n2. b'],
  ['a list of Word', wordItem('·', 'Một') + wordItem('·', 'Hai') + wordItem('o', 'Ba', 2), '- Một\n- Hai\n  - Ba'],
  ['a numbered list of Word', wordItem('1.', 'Một') + wordItem('2.', 'Hai'), '1. Một\n2. Hai'],
  ['a list that was typed', '<p>• Một</p><p>• Hai</p><p>Ba</p>', '- Một\n- Hai\n\nBa'],
  [
    'a table',
    '<table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>',
    '| A   | B   |\n| --- | --- |\n| 1   | 2   |',
  ],
  [
    'a link',
    '<a href="https://example.com/a">x</a> <a href="javascript:alert(1)">y</a>',
    '[x](https://example.com/a) y',
  ],
  ['letters that are put together', '<p>Tie\u0302\u0301ng</p>', 'Tiếng'],
  ['what nobody sees', '<style>p{}</style><!-- x --><p>a\u200bb</p><script>alert(1)</script>', 'ab'],
  ['tracked changes', '<p>a <del>b</del><ins>c</ins></p>', 'a c'],
  ['an image', '<p>a<img src="file:///c:/x.png">b</p>', 'ab'],
])('%s', (_case, html, markdown) => {
  expect(toMarkdown(html).markdown.replaceAll(/ {2,}/g, (blanks) => blanks)).toBe(markdown)
})

test.each<[string, string, string[]]>([
  ['nothing', '<p style="color:black;background:white">a</p>', []],
  ['colours', '<p style="color:red">a</p>', ['Colours']],
  ['merged cells', '<table><tr><td colspan=2>a</td></tr></table>', ['Merged cells']],
  ['images', '<img src="data:image/png;base64,AAAA">', ['Images']],
  ['footnotes', '<a href="#_ftn1" style="mso-footnote-id:ftn1">[1]</a>', ['Footnotes']],
  ['comments', '<span class=MsoCommentReference>a</span>', ['Comments of Word']],
  ['tracked changes', '<ins>a</ins>', ['Tracked changes']],
  ['equations', '<m:oMath>x</m:oMath>', ['Equations']],
])('lost: %s', (_case, html, expected) => {
  expect(toMarkdown(html).lost.map(({ en }) => en.split(':')[0])).toEqual(expected)
})

test('a megabyte is pasted in time', () => {
  const html = `${'<p class=MsoNormal><span style="color:red">Một đoạn <b>văn</b> dài</span></p>'.repeat(14_000)}`
  const start = performance.now()
  expect(toMarkdown(html).markdown).toContain('**văn**')
  expect([html.length > 1_000_000, performance.now() - start < 10_000]).toEqual([true, true])
})

test('too much at once is refused', () => {
  expect(() => toMarkdown('a'.repeat(4_000_001))).toThrow('chapter at a time')
})
