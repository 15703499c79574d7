import { breakpoints, densities, toAscending } from './image-sizes.ts'
import { imageSlots, type ImageSlot } from './image-slots.ts'
import { toImageUrl, toModifierText, type ImageModifiers, type OutputFormat } from './image-url.ts'

export const sourceFormats = ['jpeg', 'png', 'svg'] as const

export type SourceFormat = (typeof sourceFormats)[number]

/** An image file of an entry that has passed the checks. */
export interface ImageAsset {
  /** Its path below `content/`; the end of its URL. */
  path: string
  format: SourceFormat
  /** In pixels, as displayed: after the rotation that the EXIF orientation of a photo asks for. */
  width: number
  height: number
  /** Hash of its bytes. */
  hash: string
}

/** A form of an image that can be requested. */
export interface ImageVariant {
  url: string
  modifiers: ImageModifiers
}

export const imageQuality = 80

/** As good as WebP and JPEG of quality 80, and half as large for most pictures. */
const avifQuality = 60

const slots: readonly ImageSlot[] = Object.values(imageSlots)

/** Every width that can be requested: the breakpoints at each density, and the widths of the slots. */
export const imageWidths: readonly number[] = toAscending([
  ...Object.values(breakpoints).flatMap((width) => densities.map((density) => width * density)),
  ...slots.filter(({ ratio }) => ratio === undefined).flatMap(({ widths }) => widths),
])

/** The size of every crop that can be requested. */
export const imageCrops: readonly Size[] = slots.flatMap((slot) =>
  slot.ratio === undefined ? [] : slot.widths.map((width) => toCropSize(width, slot.ratio ?? 1)),
)

export function toCropSize(width: number, ratio: number): Size {
  return { width, height: Math.round(width / ratio) }
}

interface Size {
  width: number
  height: number
}

/** The size of a variant: as requested, but never larger than the image. A crop keeps its aspect ratio. */
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

/** The format for browsers without WebP; undefined for an SVG image, which is sent unchanged. */
export function toFallbackFormat({ format }: Pick<ImageAsset, 'format'>): OutputFormat | undefined {
  return format === 'svg' ? undefined : format
}

/** WebP and AVIF are made in every width and crop, the source's own format only in the sizes of the `<img>` fallback. */
const webpWidths = imageWidths.map((width) => toWebpForm({ width }))
const webpCrops = imageCrops.map((size) => toWebpForm({ size }))

/** The WebP variant of a size. */
export function toWebpForm(size: ImageModifiers): ImageModifiers {
  return { ...size, format: 'webp', quality: imageQuality }
}

/** The AVIF variant of a size. */
export function toAvifForm(size: ImageModifiers): ImageModifiers {
  return { ...size, format: 'avif', quality: avifQuality }
}

const webpForms = [...webpWidths, ...webpCrops]

function toFallbackForms(format: OutputFormat): ImageModifiers[] {
  return slots.map((slot) => ({ ...toFallbackSize(slot), format, quality: imageQuality }))
}

/** The only size of a slot for browsers without WebP. */
export function toFallbackSize({ ratio, widths }: ImageSlot): Pick<ImageModifiers, 'width' | 'size'> {
  return ratio === undefined ? { width: breakpoints.lg } : { size: toCropSize(widths.at(-1) ?? breakpoints.lg, ratio) }
}

/** All variants of an image. The build makes these, and no server makes others. A whole drawing is sent as it is, in any size. */
export function toVariants(asset: ImageAsset): ImageVariant[] {
  const format = toFallbackFormat(asset)
  const all = format ? [...webpForms, ...webpForms.map(toAvifForm), ...toFallbackForms(format)] : [...webpCrops, {}]
  const byUrl = new Map(all.map((modifiers) => [toImageUrl(modifiers, asset.path), modifiers]))
  return [...byUrl].map(([url, modifiers]) => ({ url, modifiers }))
}

const allowed: ReadonlySet<string> = new Set(
  [...webpForms, ...webpForms.map(toAvifForm), ...toFallbackForms('jpeg'), ...toFallbackForms('png'), {}].map(
    toModifierText,
  ),
)

/** The modifiers that any image can have, as they are written in URLs. */
export const allowedModifiers: readonly string[] = [...allowed]

/** True if any image can have a variant with these modifiers. */
export function isAllowed(modifiers: ImageModifiers): boolean {
  return allowed.has(toModifierText(modifiers))
}
