import { Tinypool } from 'tinypool'
import { createCardPainter, type Card } from './drawing/create-card-painter.ts'

const painter = createCardPainter()

/** Called by Tinypool for each card. The bytes are moved to the other thread, not copied. */
export function paintCard(card: Card): unknown {
  return Tinypool.move(painter.paint(card))
}
