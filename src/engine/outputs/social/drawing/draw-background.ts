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
export async function drawBackground(place: LogoPlace): Promise<Uint8Array> {
  const ground = `<rect width="${width}" height="${height}" fill="${cardColours.ground}"/>`
  const elements = ground + drawCardBackground(place)
  return toIndexes(await rasterize(elements, { top: 0, height }))
}

function toIndexes(pixels: Uint8Array): Uint8Array {
  const known = new Map<number, number>()
  return Uint8Array.from({ length: pixels.length / 4 }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at * 4, at * 4 + 3)
    const key = (red << 16) | (green << 8) | blue
    const index = known.get(key) ?? toIndex([red, green, blue])
    known.set(key, index)
    return index
  })
}
