import { expect, test } from 'vitest'
import { parseModifiers, splitImageUrl, toImageUrl, toModifierText } from './image-url.ts'

test.each([
  ['w_640&f_webp&q_80', { width: 640, format: 'webp', quality: 80 }],
  ['q_80&f_webp&w_640', { width: 640, format: 'webp', quality: 80 }],
  ['w_640,f_webp,q_80', { width: 640, format: 'webp', quality: 80 }],
  ['w_640%26f_webp%26q_80', { width: 640, format: 'webp', quality: 80 }],
  ['w_640%2Cf_webp%2cq_80', { width: 640, format: 'webp', quality: 80 }],
  ['f_jpg', { format: 'jpeg' }],
  ['h_480', { height: 480 }],
  ['s_96x72&f_png', { size: { width: 96, height: 72 }, format: 'png' }],
  ['_', {}],
  ['', undefined],
  ['w_0', undefined],
  ['w_-1', undefined],
  ['w_+640', undefined],
  ['w_640.5', undefined],
  ['w_1e3', undefined],
  ['w_0640', undefined],
  ['w_999999', undefined],
  ['w_640px', undefined],
  ['w_640&w_320', undefined],
  ['w_640&', undefined],
  ['&w_640', undefined],
  ['w_640&_', undefined],
  ['w=640', undefined],
  ['width_640', undefined],
  ['q_0', undefined],
  ['q_101', undefined],
  ['q_-80', undefined],
  ['f_heic', undefined],
  ['f_svg', undefined],
  ['f_', undefined],
  ['s_96', undefined],
  ['s_96x', undefined],
  ['s_0x72', undefined],
  ['b_ff0000', undefined],
  ['blur_5', undefined],
  ['enlarge', undefined],
  ['__proto___1', undefined],
  ['w_%36%34%30', undefined],
  ['w_640%2526f_webp', undefined],
  ['\u0000', undefined],
])('%j is parsed as %j', (text, modifiers) => {
  expect(parseModifiers(text)).toEqual(modifiers)
})

test.each([
  [{ quality: 80, format: 'webp', width: 640 } as const, 'w_640&f_webp&q_80'],
  [{ size: { width: 96, height: 72 }, format: 'webp', quality: 80 } as const, 's_96x72&f_webp&q_80'],
  [{}, '_'],
])('%j is written as %s, and parsed back', (modifiers, text) => {
  expect(toModifierText(modifiers)).toBe(text)
  expect(parseModifiers(text)).toEqual(modifiers)
})

test.each([
  ['/_ipx/w_640&f_webp/news/a/cover.jpg', { modifiers: 'w_640&f_webp', path: 'news/a/cover.jpg' }],
  ['/_ipx/_/a.svg', { modifiers: '_', path: 'a.svg' }],
  ['/_ipx/w_640', undefined],
  ['/_ipx/w_640/', undefined],
  ['/_ipx//a.jpg', undefined],
  ['/_ipx', undefined],
  ['/x/_ipx/w_640/a.jpg', undefined],
])('%s is split into %j', (pathname, parts) => {
  expect(splitImageUrl(pathname)).toEqual(parts)
})

test('a URL needs no escaping', () => {
  const url = toImageUrl({ width: 640, format: 'webp', quality: 80 }, 'news/a/cover.jpg')
  expect(new URL(url, 'https://a.test').pathname).toBe(url)
})
