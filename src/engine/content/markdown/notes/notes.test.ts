import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5'
import { expect, test } from 'vitest'
import { toPlainText } from '#lib/text/to-plain-text.ts'
import { Diagnostics } from '../../source/diagnostics.ts'
import { compileText, problemsIn } from '../markdown-fixture.ts'
import { renderMarkdown } from '../render-markdown.ts'

test.each<[string, string, string[]]>([
  ['a note', 'a[^1]\n\n[^1]: b', []],
  ['a note that is referred to twice', 'a[^1] b[^1]\n\n[^1]: c', []],
  ['notes by name, with a list and a table', 'a[^nguồn-1]\n\n- b[^2]\n\n[^nguồn-1]: c\n[^2]: d', []],
  ['a note of two paragraphs', 'a[^1]\n\n[^1]: b\n\n    c\n\nd', []],
  ['a note in a note', 'a[^1]\n\n[^1]: b[^2]\n[^2]: c', []],
  [
    'a note without a reference',
    'a\n\n[^1]: b',
    ['3:1 This note is left out: nothing in the text refers to it; write [^1]'],
  ],
  ['a reference without a note', 'a[^1]', ['1:2 “[^1]” is shown: no line “[^1]: …”']],
  ['a note that comes twice', 'a[^1]\n\n[^1]: b\n[^1]: c', ['4:1 Second note [^1]: line 3 has another']],
  ['a note without a text', 'a[^1]\n\n[^1]:\n\nb', ['3:1 The note [^1] has no text']],
  [
    'notes in another order than their references',
    'a[^2] b[^1]\n\n[^1]: c\n[^2]: d',
    ['3:1 The note [^1] is shown as 2', '4:1 The note [^2] is shown as 1'],
  ],
  ['marks in a note', 'a[^1]\n\n[^1]: b [c] (/d)', ['3:11 This is no link: a space is between ] and (']],
  ['marks behind a reference', 'a[^1] [c] (/d)\n\n[^1]: b', ['1:9 This is no link: a space is between ] and (']],
  ['marks in a note that is left out', '[^1]: giá*b*2', ['1:1 This note is left out', '1:11 “*b*” becomes emphasis']],
  ['a note within a sentence', 'a^[b]', ['1:2 “^[” is shown: write [^1] here']],
  [
    'a note with spaces in its name',
    'a[^b c]\n\n[^b c]: d e',
    ['1:2 “[^b c]” is shown: the name of a note has no spaces', '3:1 “[^b c]” is shown'],
  ],
  ['a note of one word with spaces in its name', 'a[^b c]\n\n[^b c]: /d', ['3:1 “[^b c]” is read as an address']],
  ['a heading with the id of a note', 'a[^1]\n\n## b {#note-a-1}\n\nc\n\n[^1]: d', ['3:1 Duplicate heading id']],
  ['what is no note', 'a[1], m[^, ^2, `[^1]`, \\[^1]', []],
])('%s', (_case, text, expected) => {
  expect(problemsIn(text)).toEqual(expected.map((start) => expect.stringContaining(start)))
})

type Element = DefaultTreeAdapterTypes.Element

function elementsOf(html: string): Element[] {
  const visit = (node: DefaultTreeAdapterTypes.Node): Element[] => [
    ...('tagName' in node ? [node] : []),
    ...('childNodes' in node ? node.childNodes.flatMap(visit) : []),
  ]
  return visit(parseFragment(html))
}

const attributeOf = ({ attrs }: Element, wanted: string) => attrs.find(({ name }) => name === wanted)?.value

const text = '## Giá[^1] {#gia}\n\nb[^2] và c[^1]\n\n## note a 1\n\n[^1]: Nguồn: HNX.\n[^2]: [SHS](/ve-shs)'

test.each([
  [
    'vi',
    [
      'Chú thích 1',
      'Chú thích 2',
      'Chú thích 1',
      'Trở lại chỗ dẫn chú thích 1',
      'Trở lại chỗ dẫn chú thích 1',
      'Trở lại chỗ dẫn chú thích 2',
    ],
  ],
  [
    'en',
    [
      'Note 1',
      'Note 2',
      'Note 1',
      'Back to the reference to note 1',
      'Back to the reference to note 1',
      'Back to the reference to note 2',
    ],
  ],
])('in %s each reference leads to its note and back, by a name of its own, and no id comes twice', (locale, names) => {
  const diagnostics = new Diagnostics()
  const { html, headings, anchors } = renderMarkdown(
    { name: `content/news/a/${locale}.md`, text, linesAbove: 0 },
    () => undefined,
    diagnostics,
  )
  expect(diagnostics.list).toEqual([])
  expect(headings.map(({ text: shown }) => shown)).toEqual(['Giá', 'note a 1'])
  const elements = elementsOf(html)
  const ids = elements.flatMap((element) => attributeOf(element, 'id') ?? [])
  expect(ids.toSorted()).toEqual([...anchors].toSorted())
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  const links = elements.filter((element) => attributeOf(element, 'href')?.startsWith('#') === true)
  expect(links.map((link) => attributeOf(link, 'aria-label'))).toEqual(names)
  for (const link of links) expect(ids).toContain(attributeOf(link, 'href')?.slice(1))
})

function idsOf(folder: string): string[] {
  const source = { name: `faqs/${folder}/vi.md`, text, linesAbove: 0 }
  const { anchors } = renderMarkdown(source, () => undefined, new Diagnostics())
  return anchors.filter((id) => id.startsWith('note-'))
}

test('texts of several entries may be on one page', () => {
  // The heading has the same in both.
  expect(idsOf('b').filter((id) => idsOf('c').includes(id))).toEqual(['note-a-1'])
})

test('who searches or reads a text aloud meets words without the numbers of notes', () => {
  const { html } = compileText('Giá[^1] **tăng**[^2].\n\n[^1]: Nguồn: HNX.\n[^2]: So với [đầu năm](/ve-shs).')
  expect(
    toPlainText(html)
      .split('\n')
      .filter((line) => line.trim() !== ''),
  ).toEqual(['Giá tăng.', 'Nguồn: HNX.', 'So với đầu năm.'])
})
