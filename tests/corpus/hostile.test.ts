import { expect, test } from 'vitest'
import { renderMarkdown } from '../../src/engine/content/markdown/render-markdown.ts'
import { Diagnostics } from '../../src/engine/content/source/diagnostics.ts'
import { findUnsafe } from './find-unsafe.ts'

function compile(text: string) {
  const diagnostics = new Diagnostics()
  const { html } = renderMarkdown({ name: 'vi.md', text, linesAbove: 4 }, () => undefined, diagnostics)
  return { html, problems: diagnostics.list.map(({ line, column, message }) => `${line}:${column} ${message}`) }
}

test.each([
  ['<script>1</script>', '<script>'],
  ['<p onclick="a()">', 'onclick="a()"'],
  ['<p style="a">', 'style="a"'],
  ['<a href="javascript:a()">', 'href="javascript:a()"'],
  ['<a href=" java\nscript:a()">', 'href=" java\nscript:a()"'],
  ['<a href="&#106;avascript:a()">', 'href="javascript:a()"'],
  ['<img src="data:image/svg+xml,a">', 'src="data:image/svg+xml,a"'],
  ['<a href="/\\evil.test">', 'href="/\\evil.test"'],
  ['<svg><script>1</script></svg>', '<svg>'],
])('findUnsafe finds the fault in %s', (html, found) => {
  expect(findUnsafe(html)).toContain(found)
})

test.each([
  ['<script>alert(1)</script>', '5:1 HTML is shown as text'],
  ['a <img src=x onerror=alert(1)> b', '5:3 HTML is shown as text; write Markdown'],
  ['a\n<b>c</b>', '6:1 HTML is shown as text'],
  ['a <!-- b -->', '5:3 HTML is shown as text; remove the'],
  ['`<b>` <b>', '5:7 HTML is shown as text'],
  ['| a |\n|---|\n| <br> |', '7:3 HTML is shown as text'],
  ['<svg/onload=alert(1)>', '5:1 HTML is shown as text'],
  ['[a](javascript:alert(1))', '5:5 Unsupported link target "javascript:alert"'],
  ['a [b](ftp://c.test/)', '5:7 Unsupported link target "ftp://c.test/"'],
  ['[x](//evil.test)', '5:5 Unsupported link target "//evil.test"'],
  ['> [a](<data:text/html,b>)', '5:8 Unsupported link target "data:text/html,b"'],
  ['[a]: c\n\n[a]', '5:6 Relative link "c"; write the whole path'],
  ['| a |\n|---|\n| b |\n| [c](d) |', '8:7 Relative link "d"; write the whole path'],
  ['[a](#)\n\n## B', '5:5 Dead link: this text has no heading "#"'],
  ['> '.repeat(30) + 'a', '5:1 Lists and quotes are nested too deeply'],
  [`a\n\n${'- '.repeat(14)}a`, '7:1 Lists and quotes are nested too deeply'],
])('%j is refused with its position, and gives safe HTML', (text, problem) => {
  const { html, problems } = compile(text)
  expect(problems.join('\n')).toContain(problem)
  expect(findUnsafe(html)).toEqual([])
})

test.each([
  'Giá < 10 và > 5, a <b, <3',
  '`<b>` và \\<b>, &lt;b&gt;',
  '```html\n<script>1</script>\n```',
  '<https://hnx.vn> <mailto:a@b.test>',
  '[a](https://hnx.vn/?q=[b]) \\[c](javascript)',
  '#### A\n\n[b](#a)'.replace('####', '##'),
  '## A\n\n### B\n\n#### C\n\n[c](#c)',
])('%j is accepted', (text) => {
  const { html, problems } = compile(text)
  expect(problems).toEqual([])
  expect(findUnsafe(html)).toEqual([])
})

const size = 50_000
const of = (part: string) => part.repeat(Math.ceil(size / part.length))

test.each([
  ...['[', '![', '>', '*a ', '*', '`', '- ', '<', '<a ', '&', '"', "'a ", '\\', '[a](', '**a [b ', 'a  \n', '~~a '].map(
    of,
  ),
  ...[
    '## a\n',
    '##\n',
    'a\n=\n',
    '[a](/b)\n',
    '[a](/b) ',
    '[a](#b)\n\n',
    '![a](b.png)\n',
    '|a|b|\n|-|-|\n|c|d|\n\n',
  ].map(of),
  ...[
    '[a](&#47;b) ',
    '```\n',
    '    a\n',
    '5.500 tỷ ',
    '<!-- ',
    '<b>',
    '[![a](/b)](/c)',
    '\t',
    '\n',
    '\u0000',
    '\u202e',
  ].map(of),
  `## a${' '.repeat(size)}{#b}`,
  `## a ${'{#'.repeat(size / 2)}`,
  `[a](${'('.repeat(size)})`,
  `[${of('a')}]: /b\n\n[${of('a')}]`,
  Array.from({ length: 600 }, (_, index) => '`'.repeat(index)).join('a'),
  Array.from({ length: size / 20 }, (_, index) => `## a${index}\n\n[b](#c${index})\n`).join('\n'),
  `${'|a'.repeat(300)}|\n${'|-'.repeat(300)}|\n${of('|\n')}`,
])('a long text of %.12j … is compiled fast', (text) => {
  const start = process.cpuUsage()
  const { html } = compile(text)
  // CPU time, because other processes may run. Each takes a fifth of a second; quadratic ones took ten.
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(3_000)
  expect(html).not.toContain('<script')
})
