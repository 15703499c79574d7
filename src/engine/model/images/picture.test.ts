import { expect, test } from 'vitest'
import { keysOf } from '#lib/records.ts'
import { imageSlots } from './image-slots.ts'
import type { ImageAsset } from './image-variants.ts'
import { toVariants } from './image-variants.ts'
import { toPicture } from './picture.ts'

const asset: ImageAsset = { path: 'news/a/cover.jpg', format: 'jpeg', width: 1000, height: 600, hash: 'h' }

test('the picture beside a heading: its real size, and no candidate larger than it', () => {
  const picture = toPicture(asset, 'lead', 'Những đường đi lên')
  expect(picture).toMatchObject({ width: 1000, height: 600, alt: 'Những đường đi lên' })
  expect(picture.src).toBe('/_ipx/w_1024&f_jpeg&q_80/news/a/cover.jpg')
  const candidates = picture.webp?.srcSet.split(', ').map((candidate) => candidate.split(' ')[1])
  expect(candidates).toEqual(['320w', '512w', '640w', '1000w'])
})

test('a thumbnail is cropped to its aspect ratio', () => {
  const { webp, width, height } = toPicture(asset, 'thumb', '')
  expect(webp?.srcSet).toContain('/_ipx/s_96x72&f_webp&q_80/news/a/cover.jpg 96w')
  expect(width / height).toBeCloseTo(4 / 3)
})

test('a drawing is shown as it is, but for a thumbnail', () => {
  const drawing: ImageAsset = { ...asset, path: 'news/a/cover.svg', format: 'svg' }
  expect(toPicture(drawing, 'lead', '').src).toBe('/_ipx/_/news/a/cover.svg')
  expect(toPicture(drawing, 'lead', '').webp).toBeUndefined()
  expect(toPicture(drawing, 'thumb', '').webp).toBeDefined()
  expect(toPicture(drawing, 'thumb', '').avif).toBeUndefined()
})

test('a photo has the same sizes in AVIF and in WebP', () => {
  const { avif, webp } = toPicture(asset, 'lead', '')
  expect(avif?.srcSet.replaceAll('f_avif&q_60', 'f_webp&q_80')).toBe(webp?.srcSet)
  expect(avif?.sizes).toBe(webp?.sizes)
})

test.each(keysOf(imageSlots))('every URL of a %s is that of a variant', (name) => {
  for (const format of ['jpeg', 'png', 'svg'] as const) {
    for (const width of [40, 300, 1000, 5000]) {
      const source = { ...asset, format, width, height: Math.round(width * 0.6) }
      const { avif, webp, src } = toPicture(source, name, '')
      const candidates = [avif, webp].flatMap((found) => found?.srcSet.split(', ') ?? [])
      const urls = [src, ...candidates.map((candidate) => candidate.split(' ')[0])]
      const variants = toVariants(source).map(({ url }) => url)
      expect(urls.filter((url) => !variants.includes(url ?? ''))).toEqual([])
    }
  }
})
