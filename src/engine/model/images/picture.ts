import type { Locale } from '../locale/locale.ts'
import { imageSlots, type ImageSlot, type ImageSlotName } from './image-slots.ts'
import { toImageUrl, type ImageModifiers } from './image-url.ts'
import {
  imageQuality,
  toAvifForm,
  toCropSize,
  toFallbackFormat,
  toFallbackSize,
  toOutputSize,
  toWebpForm,
  type ImageAsset,
} from './image-variants.ts'

/** The attributes of an image in a slot. Width and height reserve its space before it has loaded. */
export interface Picture {
  /** The AVIF variants. None for drawings. */
  avif?: Candidates
  /** The WebP variants. None for a whole drawing: SVG is sharp in each size, and at most half as large. */
  webp?: Candidates
  /** In the source's own format, for browsers without WebP. */
  src: string
  width: number
  height: number
  alt: string
  /** The language of `alt`, if it is not the page's. */
  lang?: Locale
}

/** Attributes of a `<source>`. */
interface Candidates {
  srcSet: string
  sizes: string
}

export function toPicture(asset: ImageAsset, name: ImageSlotName, alt: string): Picture {
  const slot: ImageSlot = imageSlots[name]
  const fallback = toFallbackSize(slot)
  const shape = fallback.size ?? asset
  const isWholeDrawing = asset.format === 'svg' && slot.ratio === undefined
  const toCandidates = (toForm: ToForm): Candidates => ({ srcSet: toSrcSet(asset, slot, toForm), sizes: slot.sizes })
  return {
    ...(asset.format !== 'svg' && { avif: toCandidates(toAvifForm) }),
    ...(!isWholeDrawing && { webp: toCandidates(toWebpForm) }),
    src: toFallbackUrl(asset, fallback),
    width: shape.width,
    height: shape.height,
    alt,
  }
}

/** The URL of an image in a slot, for programs that request one size: in the source's own format. */
export function toPictureUrl(asset: ImageAsset, name: ImageSlotName): string {
  return toFallbackUrl(asset, toFallbackSize(imageSlots[name]))
}

type ToForm = (size: ImageModifiers) => ImageModifiers

function toSrcSet(asset: ImageAsset, { ratio, widths }: ImageSlot, toForm: ToForm): string {
  const candidates = widths.map((wanted) => {
    const modifiers: ImageModifiers = ratio === undefined ? { width: wanted } : { size: toCropSize(wanted, ratio) }
    return { url: toImageUrl(toForm(modifiers), asset.path), width: toOutputSize(asset, modifiers).width }
  })
  // No variant is larger than the image: all candidates above its width would be the same file.
  const distinct = candidates.filter(({ width }, index) => width !== candidates[index - 1]?.width)
  return distinct.map(({ url, width }) => `${url} ${width}w`).join(', ')
}

function toFallbackUrl(asset: ImageAsset, modifiers: ImageModifiers): string {
  const format = toFallbackFormat(asset)
  return toImageUrl(format ? { ...modifiers, format, quality: imageQuality } : {}, asset.path)
}
