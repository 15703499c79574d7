import { expect, test } from 'vitest'
import { createCardPainter } from './drawing/create-card-painter.ts'
import { makeCard, makeDefaultCard } from './make-card.ts'
import { openCardPool } from './open-card-pool.ts'

const cards = Array.from({ length: 12 }, (_, index) => ({
  title: `Nghị quyết số ${index}`,
  section: 'Quan hệ cổ đông',
}))

test('threads give the same cards as a painter in this thread', async () => {
  const pool = openCardPool(2)
  const painter = createCardPainter()
  try {
    const made = await Promise.all(cards.map((card) => pool.make(card)))
    for (const [index, card] of cards.entries()) {
      expect(Buffer.compare(made[index] ?? Buffer.of(), painter.paint(card)), card.title).toBe(0)
    }
  } finally {
    await pool.close()
  }
})

test('a single card is the same', async () => {
  const [card = { title: '' }] = cards
  expect(Buffer.compare(await makeCard(card), createCardPainter().paint(card))).toBe(0)
  expect(Buffer.compare(await makeDefaultCard(), await makeCard({ title: '' }))).not.toBe(0)
})
