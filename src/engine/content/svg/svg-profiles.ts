import { say, type Message } from '#lib/say/message.ts'
/** Limits for SVG files of one kind. */
export interface SvgProfile {
  /** In messages: "an icon". */
  noun: Message
  elements: ReadonlySet<string>
  /** Advice in place of an element; `other` for those not listed. */
  advice: Readonly<Record<string, Message>> & { other: Message }
  /** Its permitted references: nothing, or places in the same file (`#a`). */
  references: 'none' | 'inside'
  needsViewBox: boolean
  /** True if what drawing programs add is removed before the file is published, and may be there. */
  isCleaned: boolean
}

const shapes = ['svg', 'g', 'path', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'rect']

/** Elements whose text is not drawn. */
export const notes: ReadonlySet<string> = new Set(['title', 'desc', 'metadata', 'style'])

/** Icons in one colour: shapes alone, once the file is cleaned. */
export const iconProfile: SvgProfile = {
  noun: say`an icon`,
  elements: new Set([...shapes, ...notes, 'defs']),
  advice: {
    script: say`an icon runs no script`,
    foreignObject: say`an icon has nothing but shapes`,
    text: say`turn letters into paths`,
    use: say`draw what it refers to in its place`,
    image: say`draw it as shapes`,
    a: say`an icon links nowhere`,
    other: say`draw with plain shapes`,
  },
  references: 'none',
  needsViewBox: true,
  isCleaned: true,
}

const imageElements = (
  'title desc metadata defs symbol use clipPath mask pattern linearGradient radialGradient stop filter feGaussianBlur ' +
  'feOffset feBlend feColorMatrix feComposite feFlood feMerge feMergeNode feTurbulence feDisplacementMap feMorphology'
).split(' ')

/** Images of the content, published as they are. What is not listed could run, load, or look different on each machine. */
export const imageProfile: SvgProfile = {
  noun: say`an image`,
  elements: new Set([...shapes, ...imageElements]),
  advice: {
    text: say`its letters would differ from machine to machine; turn text into paths`,
    style: say`write its rules as attributes`,
    image: say`an image inside an image is not published`,
    other: say`only shapes are published`,
  },
  references: 'inside',
  needsViewBox: false,
  isCleaned: false,
}
