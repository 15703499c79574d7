import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { createRandom } from './create-random.ts'
import { toArticle } from './to-article.ts'

export interface ExportOptions {
  /** How many posts; each has three files. */
  posts: number
  seed: number
  /** A PDF, of which each third file is a copy. */
  document: string
}

/** As many pictures are drawn; the others differ from one of them in a number of their header. */
const pictures = 60

/** Writes an export of WordPress and its uploads into a folder: for each post two pictures and a PDF, by a seed. */
export async function writeExport(folder: string, { posts, seed, document }: ExportOptions): Promise<void> {
  const random = createRandom(seed)
  const drawn = await drawPictures(random)
  const stream = createWriteStream(join(folder, 'old.xml'))
  stream.write(head)
  for (let id = 0; id < posts; id++) {
    const { month, files } = await writeFiles(folder, id, { drawn, document })
    const { title, body } = toArticle(id * 3 + 1, seed).texts.vi
    if (!stream.write(toItem(id, { month, files, title, body }))) await once(stream, 'drain')
  }
  stream.end('</channel></rss>\n')
  await once(stream, 'finish')
}

async function drawPictures(random: () => number): Promise<Buffer[]> {
  const colour = () => Math.floor(random() * 256)
  const drawn: Buffer[] = []
  for (let index = 0; index < pictures; index++) {
    const background = { r: colour(), g: colour(), b: colour() }
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
    const picture = sharp({ create: { width: 1200, height: 800, channels: 3, background, noise } })
    drawn.push(await picture.jpeg({ quality: 70 }).toBuffer())
  }
  return drawn
}

/** The files of a post in its month, as WordPress keeps them. */
async function writeFiles(
  folder: string,
  id: number,
  { drawn, document }: { drawn: readonly Buffer[]; document: string },
) {
  const month = `${2010 + Math.floor(id / 1200)}/${String(1 + (Math.floor(id / 100) % 12)).padStart(2, '0')}`
  const files = [`anh-${id}-1.jpg`, `anh-${id}-2.jpg`, `bao-cao-${id}.pdf`]
  for (const [index, name] of files.entries()) {
    const path = join(folder, 'uploads', month, name)
    await mkdir(dirname(path), { recursive: true })
    const picture = drawn[(id * 2 + index) % drawn.length]
    await (index < 2 && picture ? writeFile(path, toOwn(picture, id * 2 + index)) : copyFile(document, path))
  }
  return { month, files }
}

/** The same pixels as other bytes: the density that the header of a JPEG tells has 32 bits. */
function toOwn(picture: Buffer, number: number): Buffer {
  const own = Buffer.from(picture)
  own.writeUInt32BE(number + 1, own.indexOf('JFIF\0') + 8)
  return own
}

const head = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/"
 xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Trang cũ</title><link>https://old.example</link><wp:wxr_version>1.2</wp:wxr_version>
`

interface Post {
  month: string
  files: readonly string[]
  title: string
  body: string
}

function toItem(id: number, { month, files: [first, second, pdf], title, body }: Post): string {
  const at = (name = '') => `https://old.example/wp-content/uploads/${month}/${name}`
  const paragraphs = body.split(/\n{2,}/).map((part) => `<p>${part.replace(/^#+ /, '')}</p>`)
  const html = [
    `<img src="${at(first)}" alt="Biểu đồ" />`,
    ...paragraphs,
    `<img src="${at(second)}" alt="Bảng giá" /><p>Xem <a href="${at(pdf)}">báo cáo số ${id}</a> và <a href="/?p=${id - 1}">bài trước</a>.</p>`,
  ].join('\n')
  return `<item><title><![CDATA[${title} ${id}]]></title><link>https://old.example/${month}/bai-${id}/</link><content:encoded><![CDATA[${html}]]></content:encoded>
<wp:post_id>${id}</wp:post_id><wp:post_date>${month.replace('/', '-')}-15 08:30:00</wp:post_date><wp:post_name>bai-${id}</wp:post_name>
<wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item>
`
}
