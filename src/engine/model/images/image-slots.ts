import { toSizes, type Sizes } from './image-sizes.ts'

/** A place in the layout for images: their width on each screen, and the aspect ratio they are cropped to, if any. */
export interface ImageSlot extends Sizes {
  /** Width over height. */
  ratio?: number
}

/** Every place in the layout that images can have. */
export const imageSlots = {
  /** Beside or below the heading of a page or an article. */
  lead: slot(toSizes('xs:100vw sm:100vw lg:512px')),
  /** Beside an entry in a list. */
  thumb: slot(toSizes('xs:96px sm:192px'), 4 / 3),
  /** Beside the name of a person: the middle of the picture, upright. */
  portrait: slot(toSizes('xs:64px'), 4 / 5),
  /** Between the paragraphs of a text. */
  prose: slot(toSizes('xs:100vw sm:100vw md:704px')),
} as const satisfies Record<string, ImageSlot>

export type ImageSlotName = keyof typeof imageSlots

function slot(sizes: Sizes, ratio?: number): ImageSlot {
  return { ...sizes, ...(ratio !== undefined && { ratio }) }
}
