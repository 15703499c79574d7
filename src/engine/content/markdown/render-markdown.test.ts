import { expect, test } from 'vitest'
import type { ImageAsset } from '#engine/model/images/image-variants.ts'
import { say } from '#lib/say/message.ts'
import { Diagnostics, formatDiagnostics } from '../source/diagnostics.ts'
import { rules } from '../source/rules.ts'
import { renderMarkdown } from './render-markdown.ts'
import type { FindImage } from './replace-images.ts'

const images = new Map<string, ImageAsset>([
  ['./y.png', { path: 'news/a/y.png', format: 'png', width: 1600, height: 900, hash: 'h' }],
])

function render(text: string) {
  const diagnostics = new Diagnostics()
  const findImage: FindImage = ({ file, name, ...position }) => {
    const found = images.get(name)
    if (!found) diagnostics.error(rules.images, file, position, say`There is no image "${name}"`)
    return found
  }
  const rendered = renderMarkdown({ name: 'vi.md', text, linesAbove: 4 }, findImage, diagnostics)
  return { ...rendered, problems: diagnostics.list.map(({ line, column, message }) => `${line}:${column} ${message}`) }
}

test.each([
  ['<script>alert(1)</script>'],
  ['<img src=x onerror=alert(1)>'],
  ['[x](javascript:alert(1))'],
  ['[x](JaVaScRiPt:alert(1))'],
  ['[x](java\tscript:alert(1))'],
  ['[x](&#106;avascript:alert(1))'],
  ['[x](data:text/html,<script>1</script>)'],
  ['[x](vbscript:x)'],
  ['[x](//evil.test)'],
  ['[x](/\\evil.test)'],
  ['[x](/%5cevil.test)'],
  ['[x](/%2fevil.test)'],
  ['<javascript:alert(1)>'],
  ['![x](javascript:alert(1))'],
  ['![x](data:image/svg+xml,<svg/onload=alert(1)>)'],
  ['[x]: javascript:alert(1)\n\n[x]'],
])('%s is shown as text', (text) => {
  const { html } = render(text)
  expect(html).not.toMatch(/<(?:script|img|a)\b/i)
})

test('headings have an id from their text, or the given one', () => {
  const { html, headings } = render('## Hội đồng quản trị\n\n## Board {#ban-dieu-hanh}\n\n## Hội đồng quản trị')
  expect(headings.map((heading) => heading.id)).toEqual(['hoi-dong-quan-tri', 'ban-dieu-hanh', 'hoi-dong-quan-tri-2'])
  expect(html).toContain('<h2 id="ban-dieu-hanh">Board</h2>')
})

test('links have their position', () => {
  const { links } = render('Một [hai](/ho-tro) ba\nbốn [năm](/ve-shs) sáu [bảy](/ve-shs).\n\n- [tám](https://hnx.vn)')
  expect(links.map(({ href, line, column }) => `${href} ${line}:${column}`)).toEqual([
    '/ho-tro 5:11',
    '/ve-shs 6:11',
    '/ve-shs 6:30',
    'https://hnx.vn 8:9',
  ])
})

test('columns are aligned without a style attribute', () => {
  const { html } = render('| a | b |\n|---|--:|\n| 1 | 2 |')
  expect(html).toContain('<td class="align-right">2</td>')
  expect(html).not.toContain('style=')
})

test('an image becomes a picture with its variants, size and alternative text', () => {
  const { html, problems } = render('Trước\n\n![Giá & "lượng"](./y.png)')
  expect(problems).toEqual([])
  expect(html).toContain('srcset="/_ipx/w_320&amp;f_webp&amp;q_80/news/a/y.png 320w, ')
  expect(html).toContain(
    '<img loading="lazy" decoding="async" width="1600" height="900" alt="Giá &amp; &quot;lượng&quot;"',
  )
  expect(html).not.toContain('style=')
})

test('an external link sends no referrer', () => {
  expect(render('[a](https://hnx.vn)').html).toContain('rel="noopener noreferrer"')
})

test.each([
  ['# Một', '5:1 Heading of level 1, which is reserved for the title'],
  ['## Một\n\n#### Hai', '7:1 Heading level 4 follows level 2'],
  ['## A {#x}\n\n## B {#x}', '7:1 Duplicate heading id "x"'],
  ['## A {#noi-dung}', '5:1 Heading id "noi-dung" is that of another part of every page; choose another'],
  ['## Nội dung\n\n[a](#noi-dung)', '7:5 Dead link: this text has no heading "#noi-dung". Did you mean "noi-dung-2"?'],
  ['## Hội đồng\n\n[a](#hoi-dog)', '7:5 Dead link: this text has no heading "#hoi-dog". Did you mean "hoi-dong"?'],
  ['## ', '5:1 Empty heading'],
  ['## A {#Ab_c}', '5:1 Invalid heading id "{#Ab_c}"; use a-z, 0-9 and hyphens, such as {#ab-c}'],
  ['[a](mailto:a)', '5:5 Invalid email address "mailto:a"'],
  ['[a](tel:1900)', '5:5 Invalid phone number "tel:1900"'],
  ['[a](https://)', '5:5 Invalid URL "https://"'],
  ['[a](http://127.0.0.1:8080/x)', '5:5 Link "http://127.0.0.1:8080/x" leads to 127.0.0.1, which is this machine'],
  ['[a](https://0x7f.1/)', '5:5 Link "https://0x7f.1/" leads to 127.0.0.1, which is this machine'],
  ['[a](https://an@shs.example)', '5:5 Link "https://an@shs.example" names a user'],
  [
    '[a](mailto:a@Mail.local?subject=x)',
    '5:5 Invalid email address "mailto:a@Mail.local?subject=x": Mail.local is within',
  ],
  ['[a](/\\\\evil.test)', '5:1 Unsupported link target "/\\evil.test"'],
  ['## A\n\n[a](ve-shs)', '7:5 Relative link "ve-shs"; write the whole path from the root, "/…"'],
  ['a\n\n![x](z.png)', '7:6 There is no image "z.png"'],
  ['a\n\nb ![x](./y.png) ![ ](./y.png)', '7:22 Missing alternative text'],
  ['![](./y.png)', '5:5 Missing alternative text'],
  ['![x](./y.png "Tựa")', '5:6 Images must not have a title'],
  ['![x](https://evil.test/y.png)', '5:6 There is no image "https://evil.test/y.png"'],
  ['![x](../b/y.png)', '5:6 There is no image "../b/y.png"'],
])('%j is reported', (text, problem) => {
  expect(render(text).problems.join('\n')).toContain(problem)
})

test('a thousand errors are counted, and fifty are printed', () => {
  const diagnostics = new Diagnostics()
  for (let line = 1000; line > 0; line--) diagnostics.error(rules.images, 'a.md', { line, column: 1 }, say`Is wrong`)
  const printed = formatDiagnostics(diagnostics.list).split('\n')
  expect(printed[0]).toBe('a.md:1:1 Is wrong [images]')
  expect(printed.slice(50)).toEqual(['… and 950 more', '1,000 errors, 0 warnings'])
})

test('advice is printed last, and counted for each rule', () => {
  const diagnostics = new Diagnostics()
  diagnostics.error(rules.wording, 'a.md', { line: 1, column: 1 }, say`Is odd`, {
    fix: { found: 'a', replacement: 'b' },
  })
  diagnostics.error(rules.repeats, 'a.md', { line: 2, column: 1 }, say`Is said twice`)
  diagnostics.warn(rules.wording, 'a.md', { line: 3, column: 1 }, say`Is odd`)
  diagnostics.warn(rules.images, 'b.md', { line: 1, column: 1 }, say`Is not used`)
  expect(formatDiagnostics(diagnostics.list).split('\n')).toEqual([
    'b.md:1:1 warning: Is not used [images]',
    'a.md:1:1 advice: Is odd [wording]',
    'a.md:2:1 advice: Is said twice [repeats]',
    'a.md:3:1 advice: Is odd [wording]',
    '0 errors, 1 warning, advice 3 (wording 2, repeats 1); --fix writes 1 of it',
  ])
})

test('warnings are printed after errors', () => {
  const diagnostics = new Diagnostics()
  diagnostics.warn(rules.images, 'a.md', { line: 1, column: 1 }, say`Is odd`)
  diagnostics.error(rules.images, 'b.md', { line: 1, column: 1 }, say`Is wrong`)
  expect(formatDiagnostics(diagnostics.list).split('\n')).toEqual([
    'b.md:1:1 Is wrong [images]',
    'a.md:1:1 warning: Is odd [images]',
    '1 error, 1 warning',
  ])
})

test('each error is one line, even if it quotes line breaks', () => {
  const diagnostics = new Diagnostics()
  diagnostics.error(rules.images, 'a.md', { line: 1, column: 1 }, say`Is not "x\n  y\n"`)
  expect(formatDiagnostics(diagnostics.list).split('\n')).toEqual([
    'a.md:1:1 Is not "x y " [images]',
    '1 error, 0 warnings',
  ])
})

test('quotes and numbers are typeset', () => {
  expect(render(`"Vốn 5.500 tỷ đồng" là *owners' equity*, \`"x"\` (c)`).html).toBe(
    '<p>“Vốn 5.500\u00a0tỷ\u00a0đồng” là <em>owners’ equity</em>, <code>&quot;x&quot;</code> (c)</p>\n',
  )
})
