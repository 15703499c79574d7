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
    'a table of Word, with merged cells and a mark of cells',
    '<table><tr><td colspan=2>A</td><td>B|C</td></tr><tr><td rowspan=2>1</td><td><p>2</p><p>x</p></td><td>3</td></tr><tr><td>4</td><td>5</td></tr></table>',
    '| A   |     | B\\|C |\n| --- | --- | --- |\n| 1   | 2 x | 3   |\n|     | 4   | 5   |',
  ],
  ['a frame of one column', '<table><tr><td><p>a</p><p>b</p></td></tr></table>', 'a\n\nb'],
  [
    'a link',
    '<a href="https://example.com/a">x</a> <a href="javascript:alert(1)">y</a>',
    '[x](https://example.com/a) y',
  ],
  ['letters that are put together', '<p>Tie\u0302\u0301ng</p>', 'Tiếng'],
  ['what nobody sees', '<style>p{}</style><!-- x --><p>a\u200bb</p><script>alert(1)</script>', 'ab'],
  ['tracked changes', '<p>a <del>b</del><ins>c</ins></p>', 'a c'],
  ['an image', '<p>a<img src="file:///c:/x.png">b</p>', 'ab'],
])('%s', async (_case, html, markdown) => {
  expect((await toMarkdown(html)).markdown.replaceAll(/ {2,}/g, (blanks) => blanks)).toBe(markdown)
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
])('lost: %s', async (_case, html, expected) => {
  expect((await toMarkdown(html)).lost.map(({ en }) => en.split(':')[0])).toEqual(expected)
})

test.each<[string, string, string]>([
  ['a list', '<ol>', '<li>Một mục <b>đậm</b></li>'],
  ['a table', '<table>', '<tr><td>Một ô</td><td>1.200,5</td><td>x</td></tr>'],
  ['paragraphs of Word', '<div>', '<p class=MsoNormal><span style="color:red">Một đoạn <b>văn</b> dài</span></p>'],
])('a megabyte of %s is read in a time that grows with its length', async (_case, around, item) => {
  const count = Math.ceil(1_000_000 / item.length)
  const before = process.cpuUsage()
  const { markdown } = await toMarkdown(`${around}${item.repeat(count)}`)
  const { user } = process.cpuUsage(before)
  expect(markdown.split('\n').filter((line) => line !== '').length).toBeGreaterThanOrEqual(count)
  // One second on the machine where this was written; half a minute for work that grows with the square.
  expect(user / 1_000_000).toBeLessThan(8)
})

test('while a long text is read, the desk answers', async () => {
  let turns = 0
  const timer = setInterval(() => (turns += 1), 1)
  await toMarkdown('<p>Một đoạn dài</p>'.repeat(20_000))
  clearInterval(timer)
  expect(turns).toBeGreaterThan(3)
})

test.each<[string, string, string]>([
  ['too much at once', 'a'.repeat(4_000_001), 'chapter at a time'],
  ['elements within elements', `${'<div>'.repeat(400)}a`, 'Ctrl+Shift+V'],
])('%s is refused', async (_case, html, message) => {
  await expect(toMarkdown(html)).rejects.toThrow(message)
})
