import type { Picture } from '#engine/model/images/picture.ts'
import { escapeHtml } from '#lib/text/html.ts'

/** The HTML of an image in a text, which browsers load lazily. */
export function toPictureHtml({ avif, webp, src, width, height, alt }: Picture): string {
  const sources = Object.entries({ avif, webp }).map(([format, candidates]) => {
    if (!candidates) return ''
    const { srcSet, sizes } = candidates
    return `<source type="image/${format}" srcset="${escapeHtml(srcSet)}" sizes="${escapeHtml(sizes)}">`
  })
  const size = `width="${width}" height="${height}"`
  return `<picture>${sources.join('')}<img loading="lazy" decoding="async" ${size} alt="${escapeHtml(alt)}" src="${escapeHtml(src)}"></picture>`
}
