import sharp from 'sharp'
import { expect, test } from 'vitest'
import { encodePng, toRows } from './encode-png.ts'

const palette = [
  [1, 2, 3],
  [40, 50, 60],
  [255, 254, 0],
] as const

test.each([
  { name: 'one pixel', width: 1, height: 1, pixels: [2] },
  { name: 'rows', width: 3, height: 2, pixels: [0, 1, 2, 2, 1, 0] },
  { name: 'long runs', width: 700, height: 300, pixels: Array.from({ length: 210_000 }, (_, at) => (at >> 9) % 3) },
])('$name: another program reads the same pixels', async ({ width, height, pixels }) => {
  const png = encodePng({ width, height, palette, rows: toRows(width, height, Uint8Array.from(pixels)) })
  const { data, info } = await sharp(png, { failOn: 'warning' }).raw().toBuffer({ resolveWithObject: true })
  expect({ width: info.width, height: info.height }).toEqual({ width, height })
  expect(Buffer.compare(data, Buffer.from(pixels.flatMap((index) => [...(palette[index] ?? [])])))).toBe(0)
})
