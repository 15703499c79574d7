import { expect, test } from 'vitest'
import { toSizes } from './image-sizes.ts'

test.each([
  [
    toSizes('xs:100vw sm:50vw md:400px'),
    '(max-width: 640px) 100vw, (max-width: 768px) 50vw, 400px',
    [320, 400, 640, 800],
  ],
  [toSizes('xs:100vw'), '100vw', [320, 640]],
  [toSizes('lg:33vw'), '33vw', [338, 676]],
  [toSizes('md:400px xs:100vw'), '(max-width: 768px) 100vw, 400px', [320, 400, 640, 800]],
  [toSizes('xs:96px 2xl:1600px'), '(max-width: 1536px) 96px, 1600px', [96, 192, 1600, 3200]],
])('%j', ({ sizes, widths }, attribute, expected) => {
  expect(sizes).toBe(attribute)
  expect(widths).toEqual(expected)
})
