import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { SourceItem } from '../../protocol/source-item.ts'
import { wordpressReader } from './wordpress-reader.ts'

const folder = mkdtempSync(join(tmpdir(), 'wordpress-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function read(items: string, version = '1.2'): Promise<SourceItem[]> {
  const source = join(folder, 'a.xml')
  const wp = `http://wordpress.org/export/${version}/`
  writeFileSync(
    source,
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:wp="${wp}" xmlns:excerpt="${wp}excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>Cũ</title><wp:base_blog_url>https://old.example</wp:base_blog_url><wp:author><wp:author_login>lan</wp:author_login><wp:author_display_name>Lan Anh</wp:author_display_name></wp:author>\n${items}\n</channel></rss>`,
  )
  const found: SourceItem[] = []
  for await (const item of wordpressReader.open({ source, workFolder: folder, onProgress: () => undefined }))
    found.push(item)
  return found
}

const toItem = (more: string, type = 'post', status = 'publish') =>
  `<item><title>Một</title><wp:post_id>5</wp:post_id><wp:post_type>${type}</wp:post_type><wp:status>${status}</wp:status>${more}</item>`

test.each<[what: string, item: string, expected: object]>([
  ['a name', toItem('<wp:post_name>l%e1%bb%9bp</wp:post_name>'), { slug: 'lớp', title: 'Một', id: '5' }],
  [
    'the time of Greenwich',
    toItem('<wp:post_date>2019-03-04 08:30:00</wp:post_date><wp:post_date_gmt>2019-03-04 01:30:00</wp:post_date_gmt>'),
    { publishedAt: '2019-03-04T01:30:00Z' },
  ],
  [
    'a time of its own',
    toItem('<wp:post_date>2019-03-04 08:30:00</wp:post_date><wp:post_date_gmt>0000-00-00 00:00:00</wp:post_date_gmt>'),
    { publishedAt: '2019-03-04T08:30:00' },
  ],
  [
    'addresses',
    toItem('<link>https://old.example/2019/a/</link><guid>https://old.example/?p=5</guid>'),
    { addresses: ['https://old.example/2019/a/', 'https://old.example/?p=5', '/?p=5'] },
  ],
  ['a password', toItem('<wp:post_password>x</wp:post_password>'), { status: 'password' }],
  ['a private post', toItem('', 'post', 'private'), { status: 'private' }],
  ['one that waits', toItem('', 'post', 'pending'), { status: 'draft' }],
  [
    'the language of Polylang',
    toItem(
      '<category domain="language" nicename="en">English</category><category domain="post_translations" nicename="pll_1">x</category>',
    ),
    { language: 'en', translations: 'polylang pll_1' },
  ],
  [
    'the language of WPML',
    toItem(
      '<wp:postmeta><wp:meta_key>_wpml_import_language_code</wp:meta_key><wp:meta_value>en</wp:meta_value></wp:postmeta><wp:postmeta><wp:meta_key>_icl_trid</wp:meta_key><wp:meta_value>9</wp:meta_value></wp:postmeta>',
    ),
    { language: 'en', translations: 'wpml 9' },
  ],
  ['the language of its address', toItem('<link>https://old.example/en/a/</link>'), { language: 'en' }],
  [
    'its picture',
    toItem(
      '<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value><![CDATA[12]]></wp:meta_value></wp:postmeta>',
    ),
    { image: { mediaId: '12' } },
  ],
  [
    'a text with 4-byte letters',
    toItem('<content:encoded><![CDATA[a 😀 <b>]]></content:encoded>'),
    { body: { format: 'wordpress', text: 'a 😀 <b>' } },
  ],
  [
    'notes beside the text',
    toItem(
      '<content:encoded><![CDATA[a<!-- wp:footnotes /-->]]></content:encoded><wp:postmeta><wp:meta_key>footnotes</wp:meta_key><wp:meta_value><![CDATA[[{"content":"Theo \\u003cem\\u003eHNX\\u003c/em\\u003e, $&","id":"ab"}]]]></wp:meta_value></wp:postmeta>',
    ),
    { body: { format: 'wordpress', text: 'a<ol><li id="ab">Theo <em>HNX</em>, $&</li></ol>' } },
  ],
  [
    'notes that are none',
    toItem(
      '<content:encoded>a</content:encoded><wp:postmeta><wp:meta_key>footnotes</wp:meta_key><wp:meta_value>[</wp:meta_value></wp:postmeta>',
    ),
    { body: { format: 'wordpress', text: 'a' } },
  ],
  [
    'an author',
    toItem('<dc:creator>lan</dc:creator>'),
    {
      terms: [
        { kind: 'type', key: 'post', name: 'post' },
        { kind: 'author', key: 'lan', name: 'Lan Anh' },
      ],
    },
  ],
  ['a revision', toItem('', 'revision'), { is: 'skip', kind: 'revision' }],
  ['an item of a menu', toItem('', 'nav_menu_item'), { is: 'skip', kind: 'nav_menu_item' }],
  [
    'a file',
    toItem(
      '<wp:attachment_url>https://old.example/a.jpg</wp:attachment_url><wp:post_parent>3</wp:post_parent>',
      'attachment',
    ),
    { is: 'media', id: '5', url: 'https://old.example/a.jpg', postId: '3' },
  ],
])('%s', async (_what, item, expected) => {
  const [about, found] = await read(item)
  expect(about).toEqual({ is: 'about', name: 'Cũ', home: 'https://old.example' })
  expect(found).toMatchObject(expected)
})

test.each(['1.0', '1.1', '1.2'])('version %s of the format', async (version) => {
  expect((await read(toItem(''), version))[1]).toMatchObject({ is: 'post', id: '5' })
})

test('comments are counted', async () => {
  const found = await read(toItem('<wp:comment><wp:comment_id>1</wp:comment_id></wp:comment>'))
  expect(found.slice(2)).toEqual([{ is: 'skip', kind: 'comment' }])
})

test.each<[what: string, items: string, at: string, ids: string[]]>([
  ['an unknown entity', toItem('<x>&nbsp;</x>'), 'a.xml:3:', ['5']],
  ['a tag that was not open', `${toItem('</b>')}${toItem('').replace('>5<', '>6<')}`, 'a.xml:3:', ['6']],
  [
    'a tag that was not open, before several',
    `${toItem('</b>')}\n${toItem('').replace('>5<', '>6<')}\n${toItem('').replace('>5<', '>7<')}\n${toItem('').replace('>5<', '>8<')}`,
    'a.xml:3:',
    ['6', '7', '8'],
  ],
  ['an end in the middle', `${toItem('')}<item><title>Hai`, 'a.xml:4:', ['5']],
])('%s is a fault, and the rest is read', async (_what, items, at, ids) => {
  const found = await read(items)
  const faults = found.filter((item) => item.is === 'fault')
  expect(faults[0]?.at.startsWith(at)).toBe(true)
  expect(found.flatMap((item) => (item.is === 'post' ? [item.id] : []))).toEqual(ids)
})

test('a page is no export', async () => {
  const source = join(folder, 'page.xml')
  writeFileSync(source, '<html><body>Login</body></html>')
  const items: SourceItem[] = []
  for await (const item of wordpressReader.open({ source, workFolder: folder, onProgress: () => undefined }))
    items.push(item)
  expect(items.map((item) => (item.is === 'fault' ? String(item.says) : ''))).toEqual([
    expect.stringContaining('no export of WordPress'),
  ])
})
