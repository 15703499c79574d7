import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { hashBytes } from '#engine/content/disk/files.ts'
import { socialSize } from '#engine/model/images/social-image.ts'
import { createCardPainter, paintDefaultCard, type Card } from './create-card-painter.ts'

const vietnamese = 'Ẵ ằ Ợ ữ Ỵ ỷ đ Đ ₫ “Nghị quyết” – 1.200,50%'
const painter = createCardPainter()

/** Draws a card. Gives the smallest box around all pixels that differ from a card without text. */
async function findText(card: Card): Promise<{ left: number; top: number; right: number; bottom: number }> {
  const [drawn, empty] = await Promise.all(
    [painter.paint(card), painter.paint({ title: '' })].map((png) => sharp(png).raw().toBuffer()),
  )
  const box = { left: Infinity, top: Infinity, right: -1, bottom: -1 }
  for (let at = 0; at < (drawn?.length ?? 0); at += 3) {
    if (drawn?.readUIntBE(at, 3) === empty?.readUIntBE(at, 3)) continue
    const x = (at / 3) % socialSize.width
    const y = Math.floor(at / 3 / socialSize.width)
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y)
  }
  return box
}

describe.each<[Card, { left: number; top: number; right: number; bottom: number }]>([
  [{ title: 'Về SHS' }, { left: 84, top: 290, right: 340, bottom: 360 }],
  [
    { title: vietnamese, section: 'Quan hệ cổ đông' },
    { left: 84, top: 220, right: 1116, bottom: 575 },
  ],
  [
    { title: 'Một tiêu đề dài '.repeat(30).trim(), section: 'Tin tức' },
    { left: 84, top: 170, right: 1130, bottom: 575 },
  ],
  [{ title: 'a'.repeat(160) }, { left: 84, top: 290, right: 1199, bottom: 360 }],
  [
    { title: '字 🙂 <script>&', section: '字' },
    { left: 84, top: 290, right: 700, bottom: 560 },
  ],
])('%j', (card, bounds) => {
  test('is a small PNG of the right size', async () => {
    const bytes = painter.paint(card)
    const { format, width, height } = await sharp(bytes).metadata()
    expect({ format, width, height }).toEqual({ format: 'png', ...socialSize })
    expect(bytes.length).toBeLessThan(60_000)
  })

  test('has its text in its place', async () => {
    const { left, top, right, bottom } = await findText(card)
    expect({ left: left >= bounds.left, top: top >= bounds.top }).toEqual({ left: true, top: true })
    expect({ right: right <= bounds.right, bottom: bottom <= bounds.bottom }).toEqual({ right: true, bottom: true })
    expect(right).toBeGreaterThan(left)
  })

  test('does not depend on what was drawn before', () => {
    const bytes = painter.paint(card)
    painter.paint({ title: 'Một tiêu đề khác', section: 'Khác' })
    expect(Buffer.compare(painter.paint(card), bytes)).toBe(0)
    expect(Buffer.compare(createCardPainter().paint(card), bytes)).toBe(0)
  })
})

// Every machine gives these bytes. They change with the drawing, the typeface, and zlib within Node: look at the new images.
test.each([
  ['a card', () => painter.paint({ title: vietnamese, section: 'Quan hệ cổ đông' }), 'c523992d194fb28dec65cd55'],
  ['the default card', paintDefaultCard, '04ca07250b58b1c2f4c565f1'],
])('%s has the same bytes on every machine', (_name, paint, hash) => {
  expect(hashBytes(paint())).toBe(hash)
})
