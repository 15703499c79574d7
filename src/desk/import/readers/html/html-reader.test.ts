import { join } from 'node:path'
import { expect, test } from 'vitest'
import { postsOf, readAll, writeSource } from '../reader-fixture.ts'
import { htmlReader } from './html-reader.ts'

const page = (body: string, head = '') =>
  `<!doctype html><html lang="vi"><head>${head}</head><body>${body}</body></html>`

test('a saved page has its text without what stands around it, its address, its day and its pictures', async () => {
  const folder = writeSource({
    'Bài viết.html': `<!-- saved from url=(0040)https://cu.example/2019/03/bai-viet/ -->${page(
      '<header>Đầu trang</header><nav>Mục</nav><article><h1>Tiêu <b>đề</b></h1><p>Một <img src="./B%C3%A0i%20vi%E1%BA%BFt_files/a.jpg"> <a href="../ngoai.pdf">ngoài</a></p><script>x()</script></article><footer>Cuối</footer>',
      '<title>Khác</title><meta name="description" content="Tóm tắt."><meta property="article:published_time" content="2019-03-04T08:30:00+07:00"><meta name="keywords" content="a; b"><meta name="author" content="Ban biên tập"><meta property="og:image" content="https://cu.example/b.jpg">',
    )}`,
    'Bài viết_files/a.jpg': 'x',
    'Bài viết_files/khung.html': page('Quảng cáo'),
  })
  const items = await readAll(htmlReader, folder)
  expect(items).toEqual([
    {
      is: 'post',
      at: 'Bài viết.html',
      id: 'Bài viết.html',
      addresses: ['https://cu.example/2019/03/bai-viet/'],
      title: 'Tiêu đề',
      slug: 'Bài viết',
      status: 'published',
      publishedAt: '2019-03-04T08:30:00+07:00',
      language: 'vi',
      body: {
        format: 'html',
        text: '<p>Một <img src="./B%C3%A0i%20vi%E1%BA%BFt_files/a.jpg"> <a href="../ngoai.pdf">ngoài</a></p>',
      },
      excerpt: 'Tóm tắt.',
      terms: [
        { kind: 'tag', key: 'a', name: 'a' },
        { kind: 'tag', key: 'b', name: 'b' },
        { kind: 'author', key: 'Ban biên tập', name: 'Ban biên tập' },
      ],
      image: { url: 'https://cu.example/b.jpg' },
      files: [{ url: './B%C3%A0i%20vi%E1%BA%BFt_files/a.jpg', path: join(folder, 'Bài viết_files/a.jpg') }],
    },
    { is: 'skip', kind: 'frame' },
  ])
})

/** “Đề” in windows-1258. */
const old = Buffer.concat([
  Buffer.from(
    '<html><head><meta http-equiv="Content-Type" content="text/html; charset=windows-1258"></head><body><h1>',
  ),
  Buffer.from([0xd0, 0xea, 0xcc]),
  Buffer.from('</h1></body></html>'),
])

test.each<[string, string, string | Uint8Array, object]>([
  ['windows-1258 as its meta says', 'a.html', old, { title: 'Đề' }],
  ['UTF-16', 'a.htm', Buffer.from(`\uFEFF${page('<h1>Đề</h1>')}`, 'utf16le'), { title: 'Đề' }],
  ['a name with its marks apart', 'Đề.html'.normalize('NFD'), page('a'), { id: 'Đề.html', title: 'Đề' }],
  ['a day in its path', '2019/03/04/ten/index.html', page('a'), { publishedAt: '2019-03-04T00:00:00', slug: 'ten' }],
  [
    'several articles',
    'a.html',
    page('<article>1</article><article>2</article>'),
    { body: { text: '<article>1</article><article>2</article>' } },
  ],
  ['no closed tag', 'a.html', '<p>Một<p>Hai', { body: { text: '<p>Một</p><p>Hai</p>' } }],
  [
    'a day that no calendar has',
    'a.html',
    page('a', '<meta name="date" content="2019-02-31">'),
    { publishedAt: undefined },
  ],
])('a page with %s', async (_case, name, content, expected) => {
  const [post] = postsOf(await readAll(htmlReader, writeSource({ [name]: content })))
  expect({ publishedAt: undefined, ...post }).toMatchObject(expected)
})

test('a folder is known by its pages', async () => {
  expect(await htmlReader.knows(writeSource({ 'a/b.HTM': 'x' }))).toBe(true)
  expect(await htmlReader.knows(writeSource({ 'a.docx': 'x', '.an/a.html': 'x' }))).toBe(false)
  await expect(readAll(htmlReader, '/khong/co')).rejects.toThrow('There is no folder /khong/co that can be read')
})
