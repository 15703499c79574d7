import sharp from 'sharp'
import { expect, test } from 'vitest'
import { socialSize } from '#model/images/social-image.ts'
import { drawCard } from './draw-card.ts'
import { makeCard, toCardName } from './make-card.ts'
import { breakText, measureText, toOutline } from './outline-text.ts'

const style = { weight: 600, size: 64 } as const
const vietnamese = 'Ẵ ằ Ợ ữ Ỵ ỷ đ Đ ₫ “Nghị quyết” – 1.200,50%'

test('the fonts have all Vietnamese letters', () => {
  for (const letter of vietnamese.replaceAll(' ', '')) {
    expect(toOutline(letter, style, { x: 0, y: 0 }).length, letter).toBeGreaterThan(20)
    expect(measureText(letter, style), letter).toBeGreaterThan(0)
  }
})

test('decomposed letters are drawn as composed ones', () => {
  const at = { x: 10, y: 20 }
  expect(toOutline('Quỹ đầu tư'.normalize('NFD'), style, at)).toBe(toOutline('Quỹ đầu tư', style, at))
})

test('lines break between words and are not longer than the given width', () => {
  const text = 'Ngày đáo hạn hợp đồng tương lai chỉ số và biến động cuối phiên'
  const lines = breakText(text, style, 700)
  expect(lines.length).toBeGreaterThan(2)
  expect(lines.join(' ')).toBe(text)
  expect(lines.filter((line) => measureText(line, style) > 700)).toEqual([])
})

test.each([
  [{ title: 'Về SHS' }],
  [{ title: vietnamese, section: 'Quan hệ cổ đông' }],
  [{ title: 'Một tiêu đề dài '.repeat(10).trim(), section: 'Tin tức' }],
  [{ title: 'a'.repeat(160) }],
  [{ title: '字 🙂 <script>&' }],
])('%j gives a small PNG of the right size, without text elements', async (card) => {
  expect(drawCard(card)).not.toMatch(/<text|font|<script/)
  const bytes = await makeCard(card)
  const { format, width, height } = await sharp(bytes).metadata()
  expect({ format, width, height }).toEqual({ format: 'png', ...socialSize })
  expect(bytes.length).toBeLessThan(60_000)
  expect(Buffer.compare(Buffer.from(await makeCard(card)), Buffer.from(bytes))).toBe(0)
})

test('the name of a card depends on its title and section', () => {
  const card = { title: 'A', section: 'B' }
  expect(toCardName({ ...card })).toBe(toCardName(card))
  const others = [{ title: 'A' }, { title: 'B', section: 'A' }, { title: 'AB' }, { title: 'A', section: 'b' }]
  expect(new Set([card, ...others].map(toCardName)).size).toBe(5)
})
