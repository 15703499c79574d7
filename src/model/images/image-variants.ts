import { breakpoints, densities, toAscending } from './image-sizes.ts'
import { imageSlots, type ImageSlot } from './image-slots.ts'
import { toImageUrl, type ImageModifiers, type OutputFormat } from './image-url.ts'

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

/** The list: all that may be asked for of an image. What is not in it, no server makes. */
export function toVariants(asset: ImageAsset): ImageVariant[] {
  const fallback = toFallbackFormat(asset)
  const formats: OutputFormat[] = fallback ? ['webp', fallback] : ['webp']
  const resized = formats.flatMap((format) => [
    ...imageWidths.map((width) => ({ width, format, quality: imageQuality })),
    ...imageCuts.map((size) => ({ size, format, quality: imageQuality })),
  ])
  const all: ImageModifiers[] = fallback ? resized : [{}, ...resized]
  return all.map((modifiers) => ({ url: toImageUrl(modifiers, asset.path), modifiers }))
}

/** Whether modifiers are among those that may be asked for at all, of whatever image. */
export function isListed({ width, height, size, format, quality }: ImageModifiers): boolean {
  const isPlain = width === undefined && height === undefined && size === undefined
  if (isPlain) return format === undefined && quality === undefined
  if (height !== undefined || format === undefined || quality !== imageQuality) return false
  if (size === undefined) return imageWidths.includes(width ?? 0)
  return width === undefined && imageCuts.some((cut) => cut.width === size.width && cut.height === size.height)
}
