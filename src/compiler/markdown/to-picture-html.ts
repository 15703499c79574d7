import { escapeHtml } from '#lib/text/html.ts'
import type { Picture } from '#model/images/picture.ts'

/** The HTML of an image in a text, which browsers load lazily. */
export function toPictureHtml({ webp, src, width, height, alt }: Picture): string {
  const source = webp
    ? `<source type="image/webp" srcset="${escapeHtml(webp.srcSet)}" sizes="${escapeHtml(webp.sizes)}">`
    : ''
  const size = `width="${width}" height="${height}"`
  return `<picture>${source}<img loading="lazy" decoding="async" ${size} alt="${escapeHtml(alt)}" src="${escapeHtml(src)}"></picture>`
}
