import { expect, test } from 'vitest'
import type { FileRecord, SiteRelease } from '#engine/model/config/store.ts'
import { toVariants } from '#engine/model/images/image-variants.ts'
import { findImage } from './find-image.ts'

const path = 'news/a/cover.jpg'
const record = (url: string): FileRecord => ({
  hash: url,
  type: 'image/webp',
  size: 1,
  isCompressible: false,
  cache: 'day',
})
const drawing = 'news/a/drawing.svg'
const size = { width: 800, height: 600, hash: 'h' }
const variants = [
  ...toVariants({ path, format: 'jpeg', ...size }),
  ...toVariants({ path: drawing, format: 'svg', ...size }),
]
const urls = new Set(variants.map(({ url }) => url))
const release = {
  findFile: (url: string) => (urls.has(url) ? record(url) : undefined),
  hasImage: (one: string): boolean => one === path || one === drawing,
} as SiteRelease // only what is used

async function findFile(pathAndQuery: string): Promise<string | number> {
  const found = await findImage(release, new URL(pathAndQuery, 'https://shs.example'))
  return typeof found === 'number' ? found : found.hash
}

const webp = `/_ipx/w_640&f_webp&q_80/${path}`

test.each([
  [webp, webp],
  [`/_ipx/f_webp&q_80&w_640/${path}`, webp],
  [`/_ipx/w_640,f_webp,q_80/${path}`, webp],
  [`/_ipx/w_640%26f_webp%26q_80/${path}`, webp],
  [`${webp}#x`, webp],
  [`/_ipx/w_1024&f_jpg&q_80/${path}`, `/_ipx/w_1024&f_jpeg&q_80/${path}`],

  [`/_ipx/_/${drawing}`, `/_ipx/_/${drawing}`],
  [`/_ipx/s_96x72&f_webp&q_80/${drawing}`, `/_ipx/s_96x72&f_webp&q_80/${drawing}`],
  // A whole drawing has every size.
  [`/_ipx/w_640&f_webp&q_80/${drawing}`, `/_ipx/_/${drawing}`],
  [`/_ipx/w_641&f_webp&q_80/${drawing}`, 400],
  [`/_ipx/w_1024&f_jpeg&q_80/${drawing}`, 400],

  [`/_ipx/w_1024&f_png&q_80/${path}`, 400],

  [`${webp}?v=1`, 400],
  [`/_ipx/w_641&f_webp&q_80/${path}`, 400],
  [`/_ipx/w_99999&f_webp&q_80/${path}`, 400],
  [`/_ipx/w_640&f_webp&q_-80/${path}`, 400],
  [`/_ipx/w_640&f_webp&q_100/${path}`, 400],
  [`/_ipx/w_640&f_webp/${path}`, 400],
  [`/_ipx/w_640&f_avif&q_80/${path}`, 400],
  [`/_ipx/w_640&f_png&q_80/${path}`, 400],
  [`/_ipx/blur_5&w_640&f_webp&q_80/${path}`, 400],
  [`/_ipx/_/${path}`, 400],
  [`/_ipx/w_640&f_webp&q_80&q_80/${path}`, 400],
  [`/_ipx/${path}`, 400],

  ['/_ipx/w_640&f_webp&q_80/news/a/cover.png', 404],
  ['/_ipx/w_640&f_webp&q_80/News/a/cover.jpg', 404],
  ['/_ipx/w_640&f_webp&q_80/news%2fa%2fcover.jpg', 404],
  ['/_ipx/w_640&f_webp&q_80//news/a/cover.jpg', 404],
  ['/_ipx/w_640&f_webp&q_80/..%2f..%2fetc/passwd', 404],
  ['/_ipx/w_640&f_webp&q_80/%2e%2e%2f%2e%2e%2fetc/passwd', 404],
  ['/_ipx/w_640&f_webp&q_80/https://evil.test/a.jpg', 404],
  ['/_ipx/w_640&f_webp&q_80/__proto__', 404],
  ['/_ipx/w_640&f_webp&q_80/%00', 404],
  ['/_ipx/w_640&f_webp&q_80', 404],
  ['/_ipx/', 404],
])('%s → %s', async (url, expected) => {
  expect(await findFile(url)).toBe(expected)
})
