import { expect, test } from 'vitest'
import { parseModifiers } from './image-url.ts'
import { imageWidths, isAllowed, toOutputSize, toVariants, type ImageAsset } from './image-variants.ts'

const photo: ImageAsset = { path: 'news/a/cover.jpg', format: 'jpeg', width: 1000, height: 600, hash: 'h' }

test('every breakpoint has a width for every density', () => {
  for (const width of [320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072]) expect(imageWidths).toContain(width)
})

test.each([
  ['w_640&f_webp&q_80', true],
  ['w_1024&f_jpeg&q_80', true],
  ['s_384x288&f_png&q_80', true],
  ['s_96x72&f_webp&q_80', true],
  ['s_96x72&f_avif&q_60', true],
  ['w_640&f_avif&q_80', false],
  ['_', true],
  ['w_640&f_jpeg&q_80', false],
  ['w_641&f_webp&q_80', false],
  ['w_640&f_webp&q_79', false],
  ['w_640&f_webp', false],
  ['w_640', false],
  ['f_webp&q_80', false],
  ['h_480&f_webp&q_80', false],
  ['w_640&h_480&f_webp&q_80', false],
  ['s_64x80&f_avif&q_60', true],
  ['s_128x160&f_webp&q_80', true],
  ['s_96x73&f_webp&q_80', false],
  ['w_640&s_96x72&f_webp&q_80', false],
])('%s is allowed: %s', (text, expected) => {
  expect(isAllowed(parseModifiers(text) ?? {})).toBe(expected)
})

test.each([
  [photo, 'jpeg'],
  [{ ...photo, format: 'png' } as const, 'png'],
])('a photo has allowed variants in AVIF, in WebP and in its own format', (asset, own) => {
  const variants = toVariants(asset)
  expect(new Set(variants.map(({ modifiers }) => modifiers.format))).toEqual(new Set(['avif', 'webp', own]))
  expect(variants.length).toBeLessThan(40)
  expect(variants.filter(({ modifiers }) => !isAllowed(modifiers))).toEqual([])
  expect(new Set(variants.map(({ url }) => url)).size).toBe(variants.length)
})

test('a drawing has thumbnails in WebP, and itself', () => {
  const variants = toVariants({ ...photo, path: 'news/a/cover.svg', format: 'svg' })
  expect(variants.map(({ modifiers }) => modifiers.format).filter((format) => format !== 'webp')).toEqual([undefined])
  expect(variants.at(-1)?.url).toBe('/_ipx/_/news/a/cover.svg')
  expect(variants.filter(({ modifiers }) => modifiers.width !== undefined)).toEqual([])
})

test.each([
  [{ width: 500 }, { width: 500, height: 300 }],
  [{ width: 2000 }, { width: 1000, height: 600 }],
  [{ height: 300 }, { width: 500, height: 300 }],
  [{ height: 6000 }, { width: 1000, height: 600 }],
  [{ size: { width: 200, height: 200 } }, { width: 200, height: 200 }],
  [{ size: { width: 1200, height: 1200 } }, { width: 600, height: 600 }],
  [{ size: { width: 4000, height: 400 } }, { width: 1000, height: 100 }],
  [{}, { width: 1000, height: 600 }],
])('1000 × 600 with %j becomes %j: never larger', (modifiers, size) => {
  expect(toOutputSize(photo, modifiers)).toEqual(size)
})
