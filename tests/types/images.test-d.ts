// Compiled, never run: sizes for unknown breakpoints do not compile.
import { toSizes } from '#engine/model/images/image-sizes.ts'
import type { imageSlots, ImageSlotName } from '#engine/model/images/image-slots.ts'
import type { ImageAsset } from '#engine/model/images/image-variants.ts'
import { toPicture } from '#engine/model/images/picture.ts'

export const sizes = [
  toSizes('xs:100vw'),
  toSizes('xs:100vw sm:50vw md:400px'),
  toSizes('xs:100vw sm:50vw md:50vw lg:33.3vw xl:400px 2xl:512px'),
  // @ts-expect-error an unknown breakpoint
  toSizes('xxs:100vw'),
  // @ts-expect-error an unknown breakpoint among known ones
  toSizes('xs:100vw tablet:50vw md:400px'),
  // @ts-expect-error an unknown unit
  toSizes('xs:100em'),
  // @ts-expect-error no unit
  toSizes('xs:100'),
  // @ts-expect-error no number
  toSizes('xs:vw'),
  // @ts-expect-error no breakpoint
  toSizes('100vw'),
  // @ts-expect-error another separator
  toSizes('xs:100vw, sm:50vw'),
  // @ts-expect-error nothing
  toSizes(''),
  // @ts-expect-error an unchecked string
  toSizes('xs:100vw'.slice(0)),
]

export function pictures(asset: ImageAsset) {
  return [
    toPicture(asset, 'lead', 'Những đường đi lên'),
    // @ts-expect-error an unknown slot
    toPicture(asset, 'banner', 'Những đường đi lên'),
    // @ts-expect-error no alternative text
    toPicture(asset, 'lead'),
  ]
}

export const names: Record<keyof typeof imageSlots, ImageSlotName> = {
  lead: 'lead',
  thumb: 'thumb',
  portrait: 'portrait',
  prose: 'prose',
}
