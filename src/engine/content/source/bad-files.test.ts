import { expect, test } from 'vitest'
import { entry, examineWith, facts, problemsOf, readWith, text, type Changes } from '../content-fixture.ts'
import { applyFixes } from '../wording-checks/fix-texts.ts'

// Files with invisible or invalid content, and items that are not files.

const megabyte = 1024 * 1024
const bytes = (...parts: (string | number)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from([part]))))

test.each<[string, Changes, string[]]>([
  ['an empty text', entry({ 'news/a/vi.md': '' }), ['news/a/vi.md:1:1 Missing frontmatter']],
  [
    'an empty entry.yaml',
    entry({ 'news/a/entry.yaml': '' }),
    ['news/a/entry.yaml:1:1 Missing field "category": thi-tr'],
  ],
  ['no frontmatter', entry({ 'news/a/vi.md': 'Một đoạn.\n' }), ['news/a/vi.md:1:1 Missing frontmatter']],
  [
    'frontmatter without an end',
    entry({ 'news/a/vi.md': '---\ntitle: A\n' }),
    ['news/a/vi.md:1:1 Unclosed frontmatter'],
  ],
  [
    'a text of 20 MB',
    entry({ 'news/a/vi.md': 'a'.repeat(20 * megabyte) }),
    ['news/a/vi.md:1:1 File too large: 20,971,520 bytes; a text may have at most 1,048,576'],
  ],
  [
    'facts of 20 MB',
    entry({ 'news/a/entry.yaml': '# a\n'.repeat(5 * megabyte) }),
    ['news/a/entry.yaml:1:1 File too large: 20,971,520 bytes'],
  ],
  [
    'NUL bytes',
    entry({ 'news/a/vi.md': text('Một\n\nhai\0ba') }),
    ['news/a/vi.md:8:4 Invisible character U+0000 (null); remove it'],
  ],
  [
    'a control character in facts',
    entry({ 'news/a/entry.yaml': 'category: thi\u0007\n' }),
    ['news/a/entry.yaml:1:14 Invisible character U+0007'],
  ],
  [
    'a bidirectional control character',
    entry({ 'news/a/vi.md': text('Lãi \u202Egnart\u202C') }),
    ['news/a/vi.md:6:5 Invisible character U+202E'],
  ],
  [
    'what a word processor leaves',
    entry({ 'news/a/vi.md': text('Từ quy\u00ADvọng và kalo\u200Bmentosa, dòng\u2028hai, \uF0B7 mục.') }),
    [
      'news/a/vi.md:6:7 Invisible character U+00AD (soft hyphen); remove it',
      'news/a/vi.md:6:20 Invisible character U+200B (zero-width space); remove it',
      'news/a/vi.md:6:34 Invisible character U+2028 (line separator); write a plain space',
      'news/a/vi.md:6:40 Character of a symbol font, which others show as a box: U+F0B7 (private use); write “•”',
    ],
  ],
  [
    'invisible characters in facts and fields, as they are and written out',
    entry({
      'news/a/entry.yaml': `${facts}# a\u200Bb\n`,
      'news/a/vi.md': text('A &shy; b &nbsp; `&shy;`', 'title: "Tiêu\\u200B đề"\nsummary: Tóm\uFEFF tắt.'),
    }),
    [
      'news/a/entry.yaml:3:4 Invisible character U+200B',
      'news/a/vi.md:2:8 Invisible character U+200B',
      'news/a/vi.md:3:13 Invisible character U+FEFF',
      'news/a/vi.md:6:3 &shy; is written out: Invisible character U+00AD',
    ],
  ],
  [
    'letters that look like others',
    entry({ 'news/a/vi.md': text('## Ðiều lệ\n\nCổ phiếu HСМ, НСМ.', 'title: Ðại hội\nsummary: B.') }),
    [
      'news/a/vi.md:2:8 “Ðại”: “Ð” is U+00D0, another letter, and only looks right; write “Đại”',
      'news/a/vi.md:6:4 “Ðiều”: “Ð” is U+00D0, another letter, and only looks right; write “Điều”',
      'news/a/vi.md:8:10 “HСМ”: “С” is U+0421, Cyrillic, and only looks right; write “HCM”',
      'news/a/vi.md:8:15 warning: “НСМ”: “Н” is U+041D, Cyrillic, and the word is not found; write it with Latin letters',
    ],
  ],
  [
    'a replacement character',
    entry({ 'news/a/vi.md': text('C\uFFFD phiếu') }),
    ['news/a/vi.md:6:2 Invalid UTF-8, or a replacement character U+FFFD'],
  ],
  ['Windows-1258', entry({ 'news/a/vi.md': bytes(text('C'), 0xf4, '\n') }), ['news/a/vi.md:7:1 Invalid UTF-8']],
  ['UTF-16', entry({ 'news/a/vi.md': Buffer.from(`\uFEFF${text()}`, 'utf16le') }), ['news/a/vi.md:1:1 Invalid UTF-8']],
  [
    'a folder named vi.md',
    entry({ 'news/a/vi.md': { folder: true } }),
    ['news/a/vi.md:1:1 Folder instead of a text file'],
  ],
  [
    'a folder named entry.yaml',
    entry({ 'news/a/entry.yaml': { folder: true } }),
    ['news/a/entry.yaml:1:1 Folder instead of a text file'],
  ],
  [
    'a folder with files named en.md',
    entry({ 'news/a/en.md': null, 'news/a/en.md/a.md': 'a' }),
    ['news/a/en.md:1:1 Folder instead of a text file'],
  ],
  [
    'a folder named vi.md among pages',
    { 'pages/ve-shs/vi.md': { folder: true } },
    ['pages/ve-shs/vi.md:1:1 Folder instead of a text file'],
  ],
  ['a folder inside an entry', entry({ 'news/a/b/vi.md': text() }), ['news/a/b:1:1 Folder inside an entry']],
  ['a file among the entries', entry({ 'news/b.md': text() }), ['news/b.md:1:1 Not a folder']],
  [
    'a stray file',
    entry({ 'news/a/vi.mdx': 'x' }),
    [
      'news/a/vi.mdx:1:1 Unknown file; an entry has entry.yaml, vi.md, en.md, images and documents. Did you mean "vi.md"?',
    ],
  ],
  ['an unknown collection', { 'new/a/vi.md': 'x' }, ['new:1:1 Unknown collection "new". Did you mean "news"?']],
  [
    'a merge conflict',
    entry({ 'news/a/vi.md': text('A\n\n<<<<<<< HEAD\nB\n=======\nC\n>>>>>>> b') }),
    ['news/a/vi.md:8:1 Unresolved merge conflict (<<<<<<<); keep one version'],
  ],
  ['no facts', entry({ 'news/a/entry.yaml': null }), ['news/a/entry.yaml:1:1 Missing file']],
  [
    'no Vietnamese',
    entry({ 'news/a/vi.md': null }),
    ['news/a/vi.md:1:1 Missing file: every entry needs a text in the source language, vi'],
  ],
  [
    'an empty entry',
    entry({ 'news/a/entry.yaml': null, 'news/a/vi.md': null, 'news/a/en.md': null, 'news/b': { folder: true } }),
    [
      'news/a/entry.yaml:1:1 Missing file',
      'news/a/vi.md:1:1 Missing file',
      'news/b/entry.yaml:1:1 Missing file',
      'news/b/vi.md:1:1 Missing file',
    ],
  ],
  [
    'pages nested too deeply',
    { 'pages/a/b/c/d/e/f/g/h/i/vi.md': text() },
    ['pages/a/b/c/d/e/f/g/h/i:1:1 Nested deeper than 8 folders; move the page up'],
  ],
])('%s', async (_name, changes, expected) => {
  const problems = await problemsOf(changes)
  for (const problem of expected) expect(problems.filter((found) => found.startsWith(problem))).toHaveLength(1)
})

test.each<[string, Changes, string]>([
  [
    'a text that is a link to a file outside the content',
    entry({ 'news/a/vi.md': { linkTo: '/etc/hostname' } }),
    'news/a/vi.md:1:1 Symbolic link; put the file itself here',
  ],
  [
    'facts that are a broken link',
    entry({ 'news/a/entry.yaml': { linkTo: 'gone.yaml' } }),
    'news/a/entry.yaml:1:1 Symbolic link; put the file',
  ],
  [
    'a text that is a link to a file inside the content',
    entry({ 'news/a/en.md': { linkTo: 'vi.md' } }),
    'news/a/en.md:1:1 Symbolic link; put the file',
  ],
  [
    'a text that is a link to itself',
    entry({ 'news/a/en.md': { linkTo: 'en.md' } }),
    'news/a/en.md:1:1 Symbolic link; put the file',
  ],
  [
    'an image that is a link',
    entry({ 'news/a/b.png': { linkTo: '/etc/hostname' } }),
    'news/a/b.png:1:1 Symbolic link; put the file',
  ],
  [
    'an entry that is a link to a folder outside the content',
    entry({ 'news/b': { linkTo: '/etc' } }),
    'news/b:1:1 Symbolic link; put the folder itself here',
  ],
  [
    'an entry that is a link to another',
    entry({ 'news/b': { linkTo: 'a' } }),
    'news/b:1:1 Symbolic link; put the folder',
  ],
  [
    'a page that is a link to its parent',
    { 'pages/ve-shs/b': { linkTo: '..' } },
    'pages/ve-shs/b:1:1 Symbolic link; put the file',
  ],
  ['a collection that is a link', { awards: { linkTo: '/etc' } }, 'awards:1:1 Symbolic link; put the folder'],
])('%s is not followed', async (_name, changes, problem) => {
  const problems = await problemsOf(changes)
  expect(problems.filter((found) => found.includes(problem))).toHaveLength(1)
  expect(problems.every((found) => found.startsWith(problem))).toBe(true)
})

test.each<[string, string | Uint8Array]>([
  ['a byte-order mark', `\uFEFF${text()}`],
  ['CRLF', text().replaceAll('\n', '\r\n')],
  ['CR', text().replaceAll('\n', '\r')],
  [
    'a byte-order mark, CRLF and spaces after the dashes',
    `\uFEFF${text().replaceAll('---', '---  ')}`.replaceAll('\n', '\r\n'),
  ],
  ['tabs in the text', text('M\tMã\n\n-\ta\tb')],
  ['a line of a megabyte', text('a'.repeat(megabyte - 100))],
  ['no line break at the end', text().trimEnd()],
])('%s is accepted', async (_name, vi) => {
  expect(await problemsOf(entry({ 'news/a/vi.md': vi }))).toEqual([])
})

test('files that programs keep beside open documents are ignored', async () => {
  const names = ['.#vi.md', '.vi.md.swp', '4913', 'vi.md~', '~$bang.xlsx', '.~lock.bang.xlsx#', 'vi.md___jb_tmp___']
  for (const folder of ['', 'news/', 'news/a/', 'pages/'])
    expect(await problemsOf(entry(Object.fromEntries(names.map((name) => [folder + name, 'x']))))).toEqual([])
  expect(await problemsOf(entry({ 'news/a/.#vi.md': { linkTo: 'user@host.1:2' }, '.git': { folder: true } }))).toEqual(
    [],
  )
})

test.each([
  'vi (Minh’s conflicted copy 2026-11-26).md',
  'vi (Bản sao xung đột của Lan 2026-11-26).md'.normalize('NFD'),
  'vi.sync-conflict-20261126-101010-ABCDEFG.md',
  'vi-DESKTOP-4F2K9QA.md',
  'entry-LAN-PC.yaml',
  'vi.md.conflict',
])('%s, a copy that a sync program made, is a warning', async (name) => {
  const { diagnostics } = await readWith(entry({ [`news/a/${name}`]: text() }))
  expect(diagnostics.list.map(({ severity }) => severity)).toEqual(['warning'])
})

test.each(['vi.MD', 'Vi.md', 'vi.md.txt'])('%s is a misspelt text', async (name) => {
  expect(await problemsOf(entry({ [`news/a/${name}`]: text() }))).toEqual([
    expect.stringContaining('Did you mean "vi.md"?'),
  ])
})

test('an unknown file says how it is ignored', async () => {
  const [problem] = await problemsOf(entry({ 'news/a/vi.wip': 'x' }))
  expect(problem).toMatch(/^news\/a\/vi\.wip:1:1 Unknown file; .* into \.siteignore in the folder of the content$/)
})

test('words that were read in another encoding are mended where they stand', async () => {
  const { diagnostics } = await examineWith(entry({ 'news/a/vi.md': text('Một.', 'title: CÃ´ng ty\nsummary: B') }))
  expect(diagnostics.list).toEqual([
    expect.objectContaining({
      line: 2,
      column: 8,
      severity: 'error',
      fix: { found: 'CÃ´ng', replacement: 'Công' },
    }),
  ])
})

test('files of file managers are ignored', async () => {
  expect(await problemsOf(entry({ '.DS_Store': 'x', 'news/.DS_Store': 'x', 'news/a/Thumbs.db': 'x' }))).toEqual([])
})

test.each([
  ['CRLF', '\r\n'],
  ['CR', '\r'],
])('positions are the same with %s', async (_name, lineBreak) => {
  const broken = text('Một [hai](/khong-co).').replaceAll('\n', lineBreak)
  expect(await problemsOf(entry({ 'news/a/vi.md': broken }))).toEqual([
    'news/a/vi.md:6:11 Dead link: no page has the address /khong-co.',
  ])
})

test('decomposed letters are composed, with a warning at the first one', async () => {
  const { content, diagnostics } = await readWith(
    entry({ 'news/a/vi.md': text('Một đoạn.', 'title: Tiêu đề\nsummary: B').normalize('NFD') }),
  )
  expect(content.entries.news.find(({ slug }) => slug === 'a')?.texts.vi.title).toBe('Tiêu đề')
  expect(diagnostics.list).toEqual([
    expect.objectContaining({
      severity: 'advice',
      line: 2,
      column: 10,
      message: 'Decomposed letters (NFD) were composed; save the file as NFC',
    }),
  ])
})

test('a fix writes what is certain, and a second finds nothing', async () => {
  const written = text(
    'Từ quy\u00ADvọng, dòng\u2028hai\u202Eba.\n\n\uF0B7 Ðiều &shy;lệ\n\nHСМ',
    'title: Ðại hội\nsummary: B.',
  )
  const { diagnostics } = await examineWith(entry({ 'news/a/vi.md': written }))
  // What a file may not have hides the rest of it.
  const once = applyFixes(written, diagnostics.list).text
  const rest = await examineWith(entry({ 'news/a/vi.md': once }))
  expect(applyFixes(once, rest.diagnostics.list).text).toBe(
    text('Từ quyvọng, dòng haiba.\n\n- Điều lệ\n\nHCM', 'title: Đại hội\nsummary: B.'),
  )
})
