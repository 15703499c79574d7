import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { socialSize } from '#engine/model/images/social-image.ts'
import { createCardPainter, paintDefaultCard, type Card } from './create-card-painter.ts'

const vietnamese = 'Ẵ ằ Ợ ữ Ỵ ỷ đ Đ ₫ “Nghị quyết” – 1.200,50%'
const painter = await createCardPainter()

/** Draws a card. Gives the smallest box around all pixels that differ from a card without text. */
async function findText(card: Card): Promise<{ left: number; top: number; right: number; bottom: number }> {
  const [drawn, empty] = await Promise.all(
    [card, { title: '' }].map(async (each) =>
      sharp(await painter.paint(each))
        .raw()
        .toBuffer(),
    ),
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
    const bytes = await painter.paint(card)
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

  test('does not depend on what is drawn before, or at the same time', async () => {
    const bytes = await painter.paint(card)
    const [again] = await Promise.all([
      painter.paint(card),
      painter.paint({ title: 'Một tiêu đề khác', section: 'Khác' }),
    ])
    expect(Buffer.compare(again, bytes)).toBe(0)
    const other = await createCardPainter()
    expect(Buffer.compare(await other.paint(card), bytes)).toBe(0)
  })
})

test('neither marks above capitals nor what is below the line are cut off', async () => {
  const [low, high] = await Promise.all(['a', 'Ẵ, Ợ, ỵ, g'].map((title) => findText({ title })))
  expect(low && high && { above: low.top - high.top > 35, below: high.bottom - low.bottom > 15 }).toEqual({
    above: true,
    below: true,
  })
})

test('the default card is a small PNG, always the same, and shows more than a card without a title', async () => {
  const bytes = await paintDefaultCard()
  expect(Buffer.compare(await paintDefaultCard(), bytes)).toBe(0)
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', ...socialSize })
  const levels = await Promise.all([bytes, await painter.paint({ title: '' })].map(toMeanLevel))
  expect(levels[0]).toBeGreaterThan(levels[1] ?? Infinity)
})

async function toMeanLevel(png: Uint8Array): Promise<number> {
  const { channels } = await sharp(png).stats()
  return channels.reduce((sum, { mean }) => sum + mean, 0)
}
