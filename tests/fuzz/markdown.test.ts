import { array, constantFrom, oneof, property, string } from 'fast-check'
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5'
import { expect, test } from 'vitest'
import { renderMarkdown } from '#engine/content/markdown/render-markdown.ts'
import { Diagnostics } from '#engine/content/source/diagnostics.ts'
import { findUnsafe } from '../corpus/find-unsafe.ts'
import { fuzz, measure } from './fuzz.ts'

// Whatever a text has in it, no HTML of its own comes out, and no link but those that are allowed.

/** An attribute that the compiler never writes: HTML that has it came through from the text. */
const mark = 'zz'

/** Ways to run a script that have worked somewhere: in HTML, in links, in what decodes to them. */
const attacks = [
  `<script ${mark}>alert(1)</script>`,
  `<img ${mark} src=x onerror=alert(1)>`,
  `<svg/${mark} onload=alert(1)>`,
  `<a ${mark} href="javascript:alert(1)">a</a>`,
  `<p ${mark} style="background:url(//evil.test)">`,
  `<iframe ${mark} srcdoc="<script>alert(1)</script>">`,
  `<math ${mark}><mtext><table><mglyph><style><img src onerror=alert(1)>`,
  `<!--><img ${mark} src=x onerror=alert(1)>-->`,
  `<![CDATA[><img ${mark} src=x>]]>`,
  `<?php <b ${mark}> ?>`,
  `</p><b ${mark}>`,
  `&lt;b ${mark}&gt;`,
  `<b\n${mark}>`,
  `<<b ${mark}>`,
  '[a](javascript:alert(1))',
  '[a](JaVaScRiPt:alert(1))',
  '[a](java\tscript:alert(1))',
  '[a](java&#10;script:alert(1))',
  '[a](&#106;avascript:alert(1))',
  '[a](&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;alert(1))',
  '[a](javascript&colon;alert(1))',
  '[a](%6Aavascript:alert(1))',
  '[a](\u0001javascript:alert(1))',
  '[a](<javascript:alert(1)>)',
  '[a](data:text/html;base64,PHNjcmlwdD4=)',
  '[a](vbscript:a)',
  '[a](file:///etc/passwd)',
  '[a](blob:https://a.test/1)',
  '[a](//evil.test)',
  '[a](/\\evil.test)',
  '[a](\\\\evil.test)',
  '[a](/%5cevil.test)',
  '[a](https:evil.test)',
  '[a](https:///evil.test)',
  `[a](https://a.test/"onclick="alert\\(1\\))`,
  `[a](/b 'c" ${mark}="d')`,
  `[a]: javascript:alert(1)\n\n[a]`,
  `![a](javascript:alert(1))`,
  `![a" ${mark}="b](https://a.test/a.png)`,
  '<javascript:alert(1)>',
  '<https://a.test/"onclick="alert(1)>',
  `## a {#b" ${mark}="c}`,
  '```js" onclick="alert(1)\na\n```',
  `\`<b ${mark}>\``,
]

const syntax = ['*', '**', '_', '~~', '`', '```', '\n', '\n\n', '    ', '> ', '- ', '1. ', '# ', '## ', '|', '|-|\n', '[', ']', '(', ')', '<', '>', '"', "'", '&', '\\', '{#', '}', '!', ':', '/', '\t', '\u00a0', '\u200b', '\u202e', '\ud800', '&#', ';', '{#cac-buoc}\n\n'] // prettier-ignore

const texts = array(
  oneof(constantFrom(...attacks), constantFrom(...syntax), string({ unit: 'grapheme', maxLength: 6 })),
  {
    maxLength: 24,
  },
).map((parts) => parts.join(''))

/** The attributes of all elements, as `name`. */
function* attributesOf(node: DefaultTreeAdapterTypes.Node): Generator<string> {
  if ('attrs' in node) for (const { name } of node.attrs) yield name
  if ('childNodes' in node) for (const child of node.childNodes) yield* attributesOf(child)
}

/** The HTML that the compiler makes of a text, of all parts that are shown. */
function compile(text: string): { html: string[]; diagnostics: Diagnostics } {
  const diagnostics = new Diagnostics()
  const source = { name: 'vi.md', text, linesAbove: 0 }
  const { html, intro, sections, steps } = renderMarkdown(source, () => undefined, diagnostics)
  const parts = [html, intro, ...sections.map((section) => section.html)]
  const shown = steps ? [steps.before, steps.after, ...steps.steps.map((step) => step.html)] : []
  return { html: [...parts, ...shown], diagnostics }
}

function expectSafe(text: string): void {
  const { result, milliseconds } = measure(() => compile(text))
  for (const html of result.html) {
    expect(findUnsafe(html)).toEqual([])
    expect([...attributesOf(parseFragment(html))]).not.toContain(mark)
  }
  const lines = text.split('\n').length
  for (const { line, column } of result.diagnostics.list) {
    expect(line).toBeGreaterThanOrEqual(1)
    expect(line).toBeLessThanOrEqual(lines)
    expect(column).toBeGreaterThanOrEqual(1)
  }
  expect(milliseconds).toBeLessThan(2000)
}

test.each(attacks)('%j comes out as text', expectSafe)

/** Pieces that a text is put together from, in which each word is another: `a1z`, `a2z`. */
const frames = ['W ', 'W\n', '\n', '\n\n', '- W\n', '1. W\n', '3. W\n', '  - W\n', '    W\n', '> W', '## W\n', '## W #\n', 'W\n---\n', '| W | W |\n', '|-|-|\n', '|W|W|\n|-|-|\n|W|W|W|\n', '|W|W|\n|-|-|\n|W|W|\n', '| W | W | W |\n', '| W |\n', '`W`', '`W|W`', '```W\nW\n```\n', '``` W W\n', '[W](/W)', '[W][W]', '[W]', '[W]: /W\n', '[W]: /W "W"\n', '![W](W.png)', '**W**', '**W', '*W*W', '~~W~~', '~~W', '\\', '&amp;W', '&W;', '<W>', '<!-- W -->', 'W  \n', '{#W}', '[^W]', '[^W]: W\n', '^[W]'] // prettier-ignore

const documents = array(constantFrom(...frames), { maxLength: 10 }).map((parts) => {
  let count = 0
  return parts.join('').replace(/W/g, () => `a${++count}z`)
})

function expectKept(text: string): void {
  const { html, diagnostics } = compile(text)
  if (diagnostics.list.length > 0) return
  const words = text.match(/a\d+z/g) ?? []
  expect(words.filter((word) => !html[0]?.includes(word))).toEqual([])
}

test('anything comes out as text', () => fuzz(property(texts, expectSafe)))

test('no word is lost without a message', () => fuzz(property(documents, expectKept)))
