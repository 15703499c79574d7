import type { Card } from './drawing/create-card-painter.ts'

// What draws is imported when a card is made: most builds find all cards in the cache.

/** Makes one card. For several, a painter is cheaper: it keeps the background and the typeface. */
export async function makeCard(card: Card): Promise<Uint8Array<ArrayBuffer>> {
  const { createCardPainter } = await import('./drawing/create-card-painter.ts')
  const painter = await createCardPainter()
  return painter.paint(card)
}

/** Makes the card to show until a page's own is made: the logo without a title. Always the same bytes. */
export async function makeDefaultCard(): Promise<Uint8Array<ArrayBuffer>> {
  const { paintDefaultCard } = await import('./drawing/create-card-painter.ts')
  return paintDefaultCard()
}
