import { cardColours, drawCardBackground } from '#brand-build'
import { socialSize } from '#engine/model/images/social-image.ts'
import { toIndex } from './palette.ts'
import { rasterize } from './rasterize.ts'

const { width, height } = socialSize

/** Where the logo is drawn, in pixels, and by how much it is enlarged. */
export interface LogoPlace {
  x: number
  y: number
  scale: number
}

/** The background of all cards, as an index of `palette` for each pixel: what the site draws, and its logo. */
export async function drawBackground(place: LogoPlace, hasMark: boolean): Promise<Uint8Array> {
  const ground = `<rect width="${width}" height="${height}" fill="${cardColours.ground}"/>`
  const elements = ground + drawCardBackground(place, hasMark)
  return toIndexes(await rasterize(elements, { top: 0, height }))
}

/** @param pixels four bytes each: red, green, blue, alpha */
function toIndexes(pixels: Uint8Array): Uint8Array {
  const known = new Map<number, number>()
  const indexes = new Uint8Array(pixels.length / 4)
  // A loop without an object for each pixel: there are 756,000, and whoever publishes waits for them.
  for (let pixel = 0, at = 0; pixel < indexes.length; pixel++, at += 4) {
    const [red, green, blue] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]
    const key = (red << 16) | (green << 8) | blue
    const index = known.get(key) ?? toIndex([red, green, blue])
    if (!known.has(key)) known.set(key, index)
    indexes[pixel] = index
  }
  return indexes
}
