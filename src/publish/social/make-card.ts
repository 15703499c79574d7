import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { hashBytes } from '#compiler/disk/files.ts'
import { drawCard, type Card } from './draw-card.ts'
import { fontFiles } from './outline-text.ts'

/** The hashes of the code and the fonts on which a card depends. */
const sourceHashes = [
  ...['./draw-card.ts', './outline-text.ts', './make-card.ts'].map((file) => new URL(file, import.meta.url)),
  ...fontFiles,
].map((file) => hashBytes(readFileSync(file)))

/** The name of a card in the cache, made from everything it depends on. */
export function toCardName({ title, section = '' }: Card): string {
  return hashBytes(JSON.stringify([sourceHashes, sharp.versions.sharp, sharp.versions.vips, title, section]))
}

/**
 * A card as a PNG with few colours, which makes it small. Choosing the palette takes most of the time; of the efforts from 1
 * to 10, this one is the fastest and gives no larger file.
 */
export function makeCard(card: Card): Promise<Uint8Array> {
  return sharp(Buffer.from(drawCard(card)))
    .png({ palette: true, colours: 64, dither: 0, effort: 5 })
    .toBuffer()
}
