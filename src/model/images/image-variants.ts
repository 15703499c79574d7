import { breakpoints, densities, toAscending } from './image-sizes.ts'
import { imageSlots, type ImageSlot } from './image-slots.ts'
import { toImageUrl, toModifierText, type ImageModifiers, type OutputFormat } from './image-url.ts'

export const sourceFormats = ['jpeg', 'png', 'svg'] as const

export type SourceFormat = (typeof sourceFormats)[number]

/** An image that editors have put beside a text, read and found good. */
export interface ImageAsset {
  /** Its path below `content/`; the end of its URL. */
  path: string
  format: SourceFormat
  /** In pixels, as it is seen: a photo that was taken on its side is measured upright. */
  width: number
  height: number
  /** Hash of its bytes. */
  hash: string
}

/** One form of an image, as a visitor may ask for it. */
export interface ImageVariant {
  url: string
  modifiers: ImageModifiers
}

export const imageQuality = 80

const slots: readonly ImageSlot[] = Object.values(imageSlots)

/** Every width that may be asked for: breakpoints at each density, and what the places on the site need. */
export const imageWidths: readonly number[] = toAscending([
  ...Object.values(breakpoints).flatMap((width) => densities.map((density) => width * density)),
  ...slots.filter(({ ratio }) => ratio === undefined).flatMap(({ widths }) => widths),
])

/** Every cut that may be asked for. */
export const imageCuts: readonly Size[] = slots.flatMap((slot) =>
  slot.ratio === undefined ? [] : slot.widths.map((width) => toCut(width, slot.ratio ?? 1)),
)

export function toCut(width: number, ratio: number): Size {
  return { width, height: Math.round(width / ratio) }
}

interface Size {
  width: number
  height: number
}

/** How large a variant comes out: as asked for, but never larger than the image. A cut keeps its shape. */
export function toOutputSize(source: Size, { width, height, size }: ImageModifiers): Size {
  if (size) {
    const scale = Math.min(1, source.width / size.width, source.height / size.height)
    return { width: Math.round(size.width * scale), height: Math.round(size.height * scale) }
  }
  const scale = Math.min(1, (width ?? Infinity) / source.width, (height ?? Infinity) / source.height)
  return {
    width: Math.max(1, Math.round(source.width * scale)),
    height: Math.max(1, Math.round(source.height * scale)),
  }
}

/** The format of browsers that do not know WebP; undefined for a drawing, which is sent as it is. */
export function toFallbackFormat({ format }: Pick<ImageAsset, 'format'>): OutputFormat | undefined {
  return format === 'svg' ? undefined : format
}

/** In WebP every width and every cut is made, in the source's own format only what `<img>` falls back to. */
const webpForms: readonly ImageModifiers[] = [
  ...imageWidths.map((width) => ({ width })),
  ...imageCuts.map((size) => ({ size })),
].map((form) => ({ ...form, format: 'webp', quality: imageQuality }))

function toFallbackForms(format: OutputFormat): ImageModifiers[] {
  return slots.map((slot) => ({ ...toFallbackSize(slot), format, quality: imageQuality }))
}

/** The one size of a place for browsers that do not know WebP. */
export function toFallbackSize({ ratio, widths }: ImageSlot): Pick<ImageModifiers, 'width' | 'size'> {
  return ratio === undefined ? { width: breakpoints.lg } : { size: toCut(widths.at(-1) ?? breakpoints.lg, ratio) }
}

/** The list: all that may be asked for of an image. What is not in it, no server makes. */
export function toVariants(asset: ImageAsset): ImageVariant[] {
  const format = toFallbackFormat(asset)
  const all = [...webpForms, ...(format ? toFallbackForms(format) : [{}])]
  const byUrl = new Map(all.map((modifiers) => [toImageUrl(modifiers, asset.path), modifiers]))
  return [...byUrl].map(([url, modifiers]) => ({ url, modifiers }))
}

const listed: ReadonlySet<string> = new Set(
  [...webpForms, ...toFallbackForms('jpeg'), ...toFallbackForms('png'), {}].map(toModifierText),
)

/** Whether modifiers are among those that may be asked for at all, of whatever image. */
export function isListed(modifiers: ImageModifiers): boolean {
  return listed.has(toModifierText(modifiers))
}
