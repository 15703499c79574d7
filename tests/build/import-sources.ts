import sharp from 'sharp'

// Three shapes of an old site, as their programs write them: an export of WordPress with the blocks of its newer releases and Polylang, one
// with the shortcodes of older releases, and the list of posts that a content API answers with.

/** Files of a folder, by their paths. */
export async function makeOldSites(document: Uint8Array): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const picture = sharp({ create: { width: 640, height: 400, channels: 3, background: '#0a7' } })
  const jpeg = await picture.jpeg().toBuffer()
  return new Map<string, string | Uint8Array>([
    ['terms.yaml', 'default: { category: thi-truong }\n'],
    ['blocks.xml', toExport('https://blocks.example', blockItems)],
    ['blocks/2024/05/so-do.jpg', jpeg],
    ['blocks/2024/05/bao-cao.pdf', document],
    ['classic.xml', toExport('https://classic.example', classicItems)],
    ['classic/2012/07/san.png', await picture.png().toBuffer()],
    ['classic/2012/07/anh-1.webp', await picture.webp().toBuffer()],
    ['api.json', JSON.stringify({ data: apiPosts, meta: { pagination: { page: 1, pageCount: 1 } } })],
    ['fields.yaml', 'home: https://api.example/\naddress: url\nfiles: documents.url\n'],
    ['api/uploads/hinh_1.jpg', jpeg],
  ])
}

const namespaces =
  'xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/"'

function toExport(home: string, items: readonly string[]): string {
  const channel = `<title>Trang cũ</title><link>${home}</link><wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>${home}</wp:base_blog_url>`
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" ${namespaces}><channel>${channel}\n${items.join('\n')}\n</channel></rss>\n`
}

interface Post {
  id: number
  link: string
  title: string
  body: string
  more?: string
}

function toPost({ id, link, title, body, more = '' }: Post): string {
  const slug = (link.split('/').findLast((part) => part !== '') ?? '').replace('.html', '')
  return `<item><title><![CDATA[${title}]]></title><link>${link}</link><guid isPermaLink="false">${new URL(link).origin}/?p=${id}</guid>
<content:encoded><![CDATA[${body}]]></content:encoded><wp:post_id>${id}</wp:post_id><wp:post_date>2019-03-04 08:30:00</wp:post_date>
<wp:post_name>${slug}</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type>${more}</item>`
}

const toMeta = (key: string, value: string) =>
  `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`
const toFile = (id: number, url: string, title: string) =>
  `<item><title>${title}</title><wp:post_id>${id}</wp:post_id><wp:post_type>attachment</wp:post_type><wp:attachment_url>${url}</wp:attachment_url></item>`
const toTerms = (language: string) =>
  `<category domain="language" nicename="${language}"><![CDATA[${language}]]></category><category domain="post_translations" nicename="pll_1"><![CDATA[pll_1]]></category>`

const uploads = 'https://blocks.example/wp-content/uploads/2024/05'
const noteId = '3f1c1e00-aaaa-4000-8000-000000000001'

const blockItems = [
  toFile(50, `${uploads}/so-do.jpg`, 'Sơ đồ thanh toán'),
  toPost({
    id: 123,
    link: 'https://blocks.example/2019/03/l%c3%a3i-su%e1%ba%a5t/',
    title: 'Lãi suất và <em>thanh toán</em>',
    body: `<!-- wp:paragraph -->
<p>Ngày thanh toán là T+2<sup data-fn="${noteId}" class="fn"><a href="#${noteId}" id="${noteId}-link">1</a></sup>, xem <a href="https://blocks.example/?p=124">bản tiếng Anh</a>.</p>
<!-- /wp:paragraph -->
<!-- wp:image {"id":50} -->
<figure class="wp-block-image"><img src="${uploads}/so-do-300x188.jpg" alt="Sơ đồ" class="wp-image-50"/><figcaption>Các bước</figcaption></figure>
<!-- /wp:image -->
<!-- wp:table -->
<figure class="wp-block-table"><table><thead><tr><th>Bước</th><th>Hạn</th></tr></thead><tbody><tr><td>Khớp lệnh</td><td>T</td></tr><tr><td>Thanh toán</td><td>T+2</td></tr></tbody></table></figure>
<!-- /wp:table -->
<!-- wp:file {"id":51} -->
<div class="wp-block-file"><a href="${uploads}/bao-cao.pdf">Báo cáo thanh toán</a></div>
<!-- /wp:file -->
<!-- wp:footnotes /-->`,
    more: `${toTerms('vi')}${toMeta('_thumbnail_id', '50')}${toMeta('footnotes', JSON.stringify([{ id: noteId, content: 'Theo <em>VSDC</em>.' }]))}`,
  }),
  toPost({
    id: 124,
    link: 'https://blocks.example/en/2019/03/interest/',
    title: 'Interest and settlement',
    body: '<!-- wp:paragraph --><p>Settlement is on T+2.</p><!-- /wp:paragraph -->',
    more: toTerms('en'),
  }),
]

const classicItems = [
  toFile(8, 'http://classic.example/wp-content/uploads/2012/07/anh-1.webp', 'Phòng giao dịch'),
  toPost({
    id: 7,
    link: 'https://classic.example/tin-tuc/khai-truong.html',
    title: 'Khai trương 😀 sàn mới',
    body: `Sàn mới đã mở.\r\n\r\n[caption id="a" align="alignnone" width="300"]<img src="http://classic.example/wp-content/uploads/2012/07/san-300x188.png" alt="" /> Mặt tiền[/caption]\r\n\r\n[gallery ids="8"]\r\n\r\n[vc_row][contact-form-7 id="3"]\r\n<iframe src="https://video.example/1"></iframe>\r\n<script>alert(1)</script>\r\nGọi cho chúng tôi.`,
  }),
]

const apiPosts = [
  {
    id: 41,
    title: 'Chính sách mới',
    content:
      '<h2>Điểm mới</h2><ul><li>Một</li><li>Hai</li></ul><p><img src="/uploads/hinh_1.jpg" alt="Hình"></p><p><a href="/uploads/thieu.pdf">Tờ trình</a></p>',
    published_at: '2021-06-01T02:00:00.000Z',
    url: 'https://api.example/bai-viet/chinh-sach-moi',
    slug: 'chinh-sach-moi',
  },
]
