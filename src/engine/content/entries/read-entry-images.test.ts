import sharp from 'sharp'
import { expect, test } from 'vitest'
import { textSchema } from '#engine/model/entries/text.ts'
import { news } from '#features/articles/collections/news.ts'
import { Diagnostics } from '../source/diagnostics.ts'
import { emptyFolder, withChanges, type Changes } from '../source/source-tree-fixture.ts'
import { checkEntryFiles } from './check-entry-files.ts'
import { readEntry } from './read-entry.ts'

const png = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#0d7a46' } })
  .png()
  .toBuffer()

const facts = (more = '') => `category: thi-truong\npublishedAt: 2026-10-12T08:30+07:00\n${more}`
const text = (more = '', body = 'Một đoạn.') => `---\ntitle: Tiêu đề\nsummary: Tóm tắt.\n${more}---\n\n${body}\n`
const alt = 'coverAlt: Những đường đi lên.\n'
const withCover = { 'entry.yaml': facts('cover: a.png\n'), 'vi.md': text(alt), 'a.png': png }

async function read(files: Changes) {
  const diagnostics = new Diagnostics()
  const folder = { source: withChanges(emptyFolder, files), name: 'news/x', contentPath: 'news/x/' }
  checkEntryFiles(folder, diagnostics)
  const result = await readEntry(folder, { facts: news.schema, text: textSchema }, { terms: [], diagnostics })
  const problems = diagnostics.list.map(({ file, line, column, message, severity }) => {
    return `${file}:${line}:${column} ${severity === 'error' ? '' : `${severity}: `}${message}`
  })
  return { entry: result.state === 'valid' ? result : undefined, problems }
}

test('an entry lists its cover and the images of its texts, each once', async () => {
  const { entry, problems } = await read({
    ...withCover,
    'en.md': text('coverAlt: Lines that rise.\n', '![B](./b.png) and ![A](a.png)'),
    'b.png': png,
  })
  expect(problems).toEqual([])
  expect(entry?.cover).toMatchObject({ path: 'news/x/a.png', format: 'png', width: 60, height: 40 })
  expect(entry?.images.map((image) => image.path)).toEqual(['news/x/a.png', 'news/x/b.png'])
  expect(entry?.texts.en?.html).toContain('/news/x/b.png')
})

test.each<[string, Readonly<Record<string, string | Uint8Array>>, string]>([
  ['no alternative text', { ...withCover, 'vi.md': text() }, 'news/x/vi.md:2:1 Missing alternative text: describe'],
  ['no English alternative text', { ...withCover, 'en.md': text() }, 'news/x/en.md:2:1 Missing alternative text'],
  [
    'an empty alternative text',
    { ...withCover, 'vi.md': text('coverAlt: ""\n') },
    'news/x/vi.md:4:11 "coverAlt": Must not be empty',
  ],
  [
    'an alternative text without a cover',
    { 'entry.yaml': facts(), 'vi.md': text(alt) },
    'news/x/vi.md:4:11 "coverAlt" describes a cover, but entry.yaml has none',
  ],
  [
    'a missing cover',
    { ...withCover, 'entry.yaml': facts('cover: aa.png\n') },
    'news/x/entry.yaml:3:8 There is no image "aa.png" beside this text. Did you mean "a.png"?',
  ],
  [
    'a path as cover',
    { ...withCover, 'entry.yaml': facts('cover: ../y/a.png\n') },
    'news/x/entry.yaml:3:8 "cover": Must be the name of an image in the same folder',
  ],
  [
    'a broken cover',
    { ...withCover, 'a.png': png.subarray(0, 60) },
    'news/x/entry.yaml:3:8 The image "a.png": Incomplete or damaged image',
  ],
  [
    'a broken image in a text',
    { ...withCover, 'vi.md': text(alt, 'Xem ![B](./b.jpg).'), 'b.jpg': png },
    'news/x/vi.md:7:10 The image "b.jpg": Wrong extension ".jpg" for PNG data',
  ],
  ['an unused image', { ...withCover, 'b.png': png }, 'news/x/b.png:1:1 warning: Unused image'],
  ['an unsupported format', { ...withCover, 'b.webp': png }, 'news/x/b.webp:1:1 Unsupported image format'],
  [
    'an invalid file name',
    { ...withCover, 'Ảnh 1.PNG': png },
    ':1:1 Invalid file name of an image: use a-z, 0-9 and single hyphens, with the extension in lower case; rename it to anh-1.png',
  ],
])('%s', async (_name, files, problem) => {
  expect((await read(files)).problems.join('\n')).toContain(problem)
})

test('an image that is a symbolic link is reported', async () => {
  const { problems } = await read({ ...withCover, 'c.png': { linkTo: '/etc/hostname' } })
  expect(problems).toEqual(['news/x/c.png:1:1 Symbolic link; put the file itself here'])
})
