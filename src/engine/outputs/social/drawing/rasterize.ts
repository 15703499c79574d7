import sharp, { type Sharp } from 'sharp'
import { socialSize } from '#engine/model/images/social-image.ts'

// As for photos: one thread per image, and several images at a time; nothing is drawn twice, so that kept operations only take memory.
sharp.concurrency(1)
sharp.cache(false)

const { width } = socialSize

/** Some rows of a card. */
export interface Rows {
  top: number
  height: number
}

/** Draws elements of SVG. Gives red, green, blue and opacity of each pixel, row by row. What is outside is cut off. */
export function rasterize(elements: string, rows: Rows): Promise<Uint8Array> {
  return toImage(elements, rows).ensureAlpha().raw().toBuffer()
}

/** Draws elements of SVG. Gives only the opacity of each pixel, from 0 to 255. */
export function rasterizeOpacity(elements: string, rows: Rows): Promise<Uint8Array> {
  return toImage(elements, rows).extractChannel('alpha').raw().toBuffer()
}

function toImage(elements: string, { top, height }: Rows): Sharp {
  const size = `width="${width}" height="${height}" viewBox="0 ${top} ${width} ${height}"`
  return sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${elements}</svg>`))
}
