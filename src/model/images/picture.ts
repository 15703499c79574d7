import { imageSlots, type ImageSlot, type ImageSlotName } from './image-slots.ts'
import type { Locale } from '../locale/locale.ts'
import { toImageUrl, type ImageModifiers } from './image-url.ts'
import {
  imageQuality,
  toCut,
  toFallbackFormat,
  toFallbackSize,
  toOutputSize,
  type ImageAsset,
} from './image-variants.ts'

/** An image in its place, as the attributes that a browser needs. Width and height keep its room before it is there. */
export interface Picture {
  /** `srcset` of the WebP variants. */
  webp: string
  sizes: string
  /** In the source's own format, for browsers without WebP. */
  src: string
  width: number
  height: number
  alt: string
  /** The language of `alt`, where it is not the page's. */
  lang?: Locale
}

/** An image in one of the places of the site. */
export function toPicture(asset: ImageAsset, name: ImageSlotName, alt: string): Picture {
  const slot: ImageSlot = imageSlots[name]
  const { ratio, widths, sizes } = slot
  const modifiersOf = (width: number): ImageModifiers =>
    ratio === undefined ? { width } : { size: toCut(width, ratio) }
  const candidates = widths.map((width) => {
    const modifiers = modifiersOf(width)
    return { url: toWebpUrl(asset, modifiers), width: toOutputSize(asset, modifiers).width }
  })
  // The first that is not smaller than the image is the image itself; those after it would be the same again.
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
