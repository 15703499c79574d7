import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { hashBytes } from '#compiler/disk/files.ts'
import { drawCard, type Card } from './draw-card.ts'
import { fontFiles } from './outline-text.ts'

/** Everything that a card's looks depend on beside its words: the code that draws it, the letters, the encoder. */
const origin = [
  ...['./draw-card.ts', './outline-text.ts', './make-card.ts'].map((file) => new URL(file, import.meta.url)),
  ...fontFiles,
].map((file) => hashBytes(readFileSync(file)))

/** The name of a card in the cache. Drawing is not needed for it: an unchanged title costs nothing. */
export function toCardName({ title, section = '' }: Card): string {
  return hashBytes(JSON.stringify([origin, sharp.versions.sharp, sharp.versions.vips, title, section]))
}

/**
 * A card as a PNG. Few colours are enough: it is flat, and messengers load it again and again. Finding them is most of the
 * work; of the efforts from 1 to 10 this one takes the least time, for a file no larger.
 */
export function makeCard(card: Card): Promise<Uint8Array> {
  return sharp(Buffer.from(drawCard(card)))
    .png({ palette: true, colours: 64, dither: 0, effort: 5 })
    .toBuffer()
}
