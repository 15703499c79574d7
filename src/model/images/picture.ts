import type { Locale } from '../locale/locale.ts'
import { imageSlots, type ImageSlot, type ImageSlotName } from './image-slots.ts'
import { toImageUrl, type ImageModifiers } from './image-url.ts'
import {
  imageQuality,
  toCropSize,
  toFallbackFormat,
  toFallbackSize,
  toOutputSize,
  type ImageAsset,
} from './image-variants.ts'

/** The attributes of an image in a slot. Width and height reserve its space before it has loaded. */
export interface Picture {
  /** `srcset` of the WebP variants. */
  webp: string
  sizes: string
  /** In the source's own format, for browsers without WebP. */
  src: string
  width: number
  height: number
  alt: string
  /** The language of `alt`, if it is not the page's. */
  lang?: Locale
}

export function toPicture(asset: ImageAsset, name: ImageSlotName, alt: string): Picture {
  const slot: ImageSlot = imageSlots[name]
  const { ratio, widths, sizes } = slot
  const modifiersOf = (width: number): ImageModifiers =>
    ratio === undefined ? { width } : { size: toCropSize(width, ratio) }
  const candidates = widths.map((width) => {
    const modifiers = modifiersOf(width)
    return { url: toWebpUrl(asset, modifiers), width: toOutputSize(asset, modifiers).width }
  })
  // No variant is larger than the image: all candidates above its width would be the same file.
  const distinct = candidates.filter(({ width }, index) => width !== candidates[index - 1]?.width)
  const fallback = toFallbackSize(slot)
  const shape = fallback.size ?? asset
  return {
    webp: distinct.map(({ url, width }) => `${url} ${width}w`).join(', '),
    sizes,
    src: toFallbackUrl(asset, fallback),
    width: shape.width,
    height: shape.height,
    alt,
  }
}

function toWebpUrl(asset: ImageAsset, modifiers: ImageModifiers): string {
  return toImageUrl({ ...modifiers, format: 'webp', quality: imageQuality }, asset.path)
}

function toFallbackUrl(asset: ImageAsset, modifiers: ImageModifiers): string {
  const format = toFallbackFormat(asset)
  return toImageUrl(format ? { ...modifiers, format, quality: imageQuality } : {}, asset.path)
}
