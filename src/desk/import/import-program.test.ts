import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runImport } from './import-program.ts'

interface Item {
  id: number
  title?: string
  body?: string
  status?: string
  date?: string
  password?: string
  slug?: string
  language?: string
  group?: string
  terms?: string
  cover?: number
}

const header = `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/"
 xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Trang cũ</title><link>https://old.example</link><wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>https://old.example</wp:base_blog_url>
<item><title>Ảnh</title><wp:post_id>7</wp:post_id><wp:post_type>attachment</wp:post_type>
<wp:attachment_url>https://old.example/wp-content/uploads/2019/03/anh.webp</wp:attachment_url></item>`

const toTerm = (domain: string, name?: string) =>
  name === undefined ? '' : `<category domain="${domain}" nicename="${name}"><![CDATA[${name}]]></category>`

const toItem = (item: Item) => {
  const { id, title = `Bài ${id}`, body = 'Một đoạn văn.', status = 'publish', date = '2019-03-04 08:30:00' } = item
  const { password = '', slug = `bai-${id}`, language, group, terms = '', cover } = item
  return `<item><title>${title}</title><link>https://old.example/2019/03/${slug}/</link><guid>https://old.example/?p=${id}</guid>
<content:encoded><![CDATA[${body}]]></content:encoded><excerpt:encoded><![CDATA[]]></excerpt:encoded><wp:post_id>${id}</wp:post_id>
<wp:post_date>${date}</wp:post_date><wp:post_name>${slug}</wp:post_name><wp:status>${status}</wp:status><wp:post_type>post</wp:post_type>
<wp:post_password>${password}</wp:post_password>${toTerm('language', language)}${toTerm('post_translations', group)}${terms}
${cover === undefined ? '' : `<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>${cover}</wp:meta_value></wp:postmeta>`}</item>`
}

let root: string
const at = (...path: string[]) => join(root, ...path)
const read = (...path: string[]) => readFile(at('content', ...path), 'utf8')

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'import-'))
  await mkdir(at('content/news/bai-3'), { recursive: true })
  await writeFile(at('content/news/bai-3/entry.yaml'), 'category: thi-truong\n')
  await writeFile(at('content/redirects.yaml'), '# Của chúng tôi.\n/a: /b # giữ nguyên\n')
  await mkdir(at('up/2019/03'), { recursive: true })
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#0a7' } })
  await writeFile(at('up/2019/03/anh.webp'), await picture.webp().toBuffer())
})
afterEach(() => rm(root, { recursive: true, force: true }))

async function importItems(items: readonly Item[], options: { isDry?: boolean; to?: string; terms?: string } = {}) {
  await writeFile(at('old.xml'), `${header}${items.map(toItem).join('\n')}</channel></rss>`)
  if (options.terms !== undefined) await writeFile(at('terms.yaml'), options.terms)
  const lines: string[] = []
  const report = await runImport({
    source: at('old.xml'),
    to: options.to ?? 'news',
    content: at('content'),
    map: at('terms.yaml'),
    media: at('up'),
    work: at('work'),
    isDry: options.isDry ?? false,
    now: new Date('2026-11-30T08:30:00+07:00'),
    print: (line) => void lines.push(String(line)),
    onProgress: () => undefined,
  })
  const lost = await readFile(at('work/old-xml/report.txt'), 'utf8')
  return { ...report, lines, lost, entries: (await readdir(at('content/news'))).toSorted() }
}

const terms =
  'default: { category: thi-truong }\nterms:\n  category san-pham: { category: san-pham }\n  tag bo: leave out\n'

test('a post and its translation become one entry, with its picture, its links and its former addresses', async () => {
  const { entries, counts } = await importItems(
    [
      {
        id: 1,
        title: 'Phí &amp; lãi',
        body: 'Xem <a href="/?p=2">bài hai</a>.\n\n<img class="wp-image-7" src="/x-300x200.webp" alt="Sàn">',
        language: 'vi',
        group: 'g',
        cover: 7,
      },
      { id: 2, slug: 'bai-hai', terms: '<category domain="category" nicename="san-pham">x</category>' },
      { id: 5, title: 'Fees', body: 'See it.', language: 'en', group: 'g', slug: 'fees' },
    ],
    { terms },
  )
  expect(counts).toEqual({ new: 2, changed: 0, same: 0, edited: 0 })
  expect(entries).toEqual(['bai-1', 'bai-3', 'bai-hai'])
  expect(await readdir(at('content/news/bai-1'))).toEqual(['anh.jpg', 'en.md', 'entry.yaml', 'vi.md'].toSorted())
  expect(await read('news/bai-1/entry.yaml')).toMatch(
    /^category: thi-truong\npublishedAt: 2019-03-04T08:30\+07:00\ncover: anh\.jpg\nimported: \{ source: old\.example, ids: \[ "1", "5" \], at: 2026-11-30T08:30\+07:00, digest: [0-9a-f]{64} \}\n$/,
  )
  expect(await read('news/bai-1/vi.md')).toBe(
    '---\ntitle: Phí & lãi\nsummary: Xem bài hai.\ncoverAlt: Ảnh\n---\n\nXem [bài hai](/tin-tuc/bai-hai).\n\n![Sàn](./anh.jpg)\n',
  )
  expect(await read('news/bai-hai/entry.yaml')).toContain('category: san-pham\n')
  expect(await read('redirects.yaml')).toBe(
    [
      '# Của chúng tôi.\n/a: /b # giữ nguyên\n\n# Addresses of old.example, by an import.',
      '/2019/03/bai-1: /tin-tuc/bai-1\n/?p=1: /tin-tuc/bai-1',
      '/2019/03/fees: /tin-tuc/bai-1?lang=en\n/?p=5: /tin-tuc/bai-1?lang=en',
      '/2019/03/bai-hai: /tin-tuc/bai-hai\n/?p=2: /tin-tuc/bai-hai\n',
    ].join('\n'),
  )
})

test.each<[what: string, item: Omit<Item, 'id'>, entries: string[], said: string]>([
  ['a private post', { status: 'private' }, [], 'it is private'],
  ['one with a password', { password: 'a' }, [], 'it needs a password'],
  ['one in the trash', { status: 'trash' }, [], 'it is in the trash'],
  [
    'one that a term leaves out',
    { terms: '<category domain="post_tag" nicename="bo">Bỏ</category>' },
    [],
    'the table of terms leaves it out',
  ],
  ['one in a third language', { language: 'fr' }, [], 'the site does not have its language, fr'],
  ['one in English alone', { language: 'en' }, [], 'it has no text in vi'],
  ['a draft', { status: 'draft', date: '0000-00-00 00:00:00' }, ['bai-1'], 'is a draft until this is mended'],
  ['one without a moment that exists', { date: '0000-00-00 00:00:00' }, ['bai-1'], '"publishedAt": Is missing'],
  ['one whose name is taken', { slug: 'bai-3' }, ['bai-3-2'], ''],
  ['one of the name of a file', { slug: 'bai-9.html' }, ['bai-9'], ''],
  ['one without a name', { slug: '', title: 'Lãi suất' }, ['lai-suat'], ''],
  ['one of signs alone', { slug: '', title: '😀' }, ['1'], ''],
  [
    'a picture that is missing',
    { body: '<img src="/khong-co.jpg">' },
    ['bai-1'],
    'The image /khong-co.jpg was not found',
  ],
  [
    'a document that is missing',
    { body: '<a href="/a.pdf">Báo cáo</a>' },
    ['bai-1'],
    '  The document /a.pdf was not found\n',
  ],
  [
    'a dead link',
    { body: '<a href="https://old.example/x">x</a>' },
    ['bai-1'],
    'The link to https://old.example/x was left out',
  ],
  ['a script', { body: 'a<script>alert(1)</script>' }, ['bai-1'], '<script> was left out'],
  ['a long title', { title: 'Dài '.repeat(60) }, ['bai-1'], 'The title has 239 letters, and was cut'],
])('%s', async (_what, item, names, said) => {
  const { entries, lost } = await importItems([{ id: 1, ...item }], { terms })
  expect(entries).toEqual([...names, 'bai-3'].toSorted())
  expect(lost).toContain(said)
})

test.each<[what: string, body: string, text: string]>([
  ['a picture at the beginning that is the cover', 'Sau ảnh.', 'Sau ảnh.\n'],
  ['one that a caption explains', '<i>Chú thích</i>\n\nSau ảnh.', '![x](./anh.jpg)\n\n*Chú thích*\n\nSau ảnh.\n'],
])('%s', async (_what, body, text) => {
  await importItems([{ id: 1, cover: 7, body: `<img src="/anh.webp" alt="x">\n\n${body}` }], { terms })
  expect((await read('news/bai-1/vi.md')).split('---\n\n')[1]).toBe(text)
})

test('two posts of one name are two entries', async () => {
  const { entries } = await importItems(
    [
      { id: 1, slug: 'a' },
      { id: 2, slug: 'a' },
    ],
    { terms },
  )
  expect(entries).toEqual(['a', 'a-2', 'bai-3'])
})

test('an import that runs again doubles nothing, and overwrites nothing that was edited here', async () => {
  const items: Item[] = [{ id: 1 }, { id: 2 }, { id: 4 }]
  await importItems(items, { terms })
  const redirects = await read('redirects.yaml')
  expect((await importItems(items)).counts).toEqual({ new: 0, changed: 0, same: 3, edited: 0 })
  const edited = (await read('news/bai-2/vi.md')).replace('Một đoạn', 'Hai đoạn')
  await writeFile(at('content/news/bai-2/vi.md'), edited)
  // One that was not yet written when a run was stopped.
  await rm(at('content/news/bai-4'), { recursive: true })
  const again = await importItems([{ id: 1, body: 'Mới.' }, { id: 2, body: 'Mới.' }, { id: 4 }])
  expect(again.counts).toEqual({ new: 1, changed: 1, same: 0, edited: 1 })
  expect(again.lost).toContain('was edited here since it was imported, and stays as it is')
  expect(await read('news/bai-1/vi.md')).toContain('Mới.')
  expect(await read('news/bai-2/vi.md')).toBe(edited)
  expect(await read('redirects.yaml')).toBe(redirects)
})

test('what the check refuses is a draft, and stays one without being written again', async () => {
  const items: Item[] = [{ id: 1 }, { id: 2, status: 'draft' }]
  const first = await importItems(items, { terms: 'default: { category: khong-co }' })
  expect(await read('news/bai-1/entry.yaml')).toMatch(
    /^category: khong-co\npublishedAt: .*\nstatus: draft\nimported: .*\n$/,
  )
  const again = await importItems(items)
  for (const { drafts, lost } of [first, again]) {
    expect(drafts).toBe(2)
    expect(lost.match(/is a draft until this is mended/g)).toHaveLength(2)
  }
  expect(again.counts).toEqual({ new: 0, changed: 0, same: 2, edited: 0 })
})

test('a dry run says what would be lost, and writes nothing into the content', async () => {
  const before = await readdir(at('content'), { recursive: true })
  const { lines, lost } = await importItems([{ id: 1, body: '[la x="1"]giữ[/la]' }], { isDry: true })
  expect(lines.join('\n')).toContain('Would be written: 1 new entries')
  expect(lost).toContain('The shortcode [la] was left out')
  expect(await readdir(at('content'), { recursive: true })).toEqual(before)
  expect(await read('redirects.yaml')).not.toContain('old.example')
})

test('a dry run proposes the meaning of terms, says so, and goes on', async () => {
  const { lines, counts } = await importItems([{ id: 1 }], { isDry: true })
  expect(lines[0]).toContain(`is proposed in ${at('terms.yaml')}. Look at it`)
  expect(counts.new).toBe(1)
})

test('the meaning of terms is proposed, and nothing written, until a person has looked at it', async () => {
  const item = {
    id: 1,
    terms: '<category domain="category" nicename="tin-san-pham"><![CDATA[Tin sản phẩm]]></category>',
  }
  await expect(importItems([item])).rejects.toThrow('is proposed in')
  expect(await readFile(at('terms.yaml'), 'utf8')).toContain(
    'default: { category: thi-truong }\nterms:\n  type post: {} # 1: post\n  category tin-san-pham: { category: san-pham } # 1: Tin sản phẩm\n',
  )
  expect((await importItems([item])).counts.new).toBe(1)
})

test.each<[what: string, options: { to?: string; terms: string }, message: string]>([
  ['an unknown collection', { to: 'new', terms }, 'Posts cannot be imported to “new”. Did you mean'],
  ['a table that is no YAML', { terms: 'terms: [' }, 'terms.yaml is no YAML'],
  [
    'a table with another value',
    { terms: 'terms: { tag a: xoá }' },
    'terms.yaml: "terms.tag a": must be facts of entry.yaml',
  ],
])('%s is refused', async (_what, options, message) => {
  await expect(importItems([{ id: 1 }], options)).rejects.toThrow(message)
  expect(await readdir(at('content/news'))).toEqual(['bai-3'])
})
