import { cardBlends, cardColours } from '#brand-build'

/** Few enough levels that the mixtures of all colours fit into one palette, and enough that text looks smooth. */
export const fullCoverage = 15

/** Red, green and blue, from 0 to 255. */
export type Colour = readonly [number, number, number]

/** The colours of the site's cards. */
export const colours = {
  ground: toColour(cardColours.ground),
  square: toColour(cardColours.square),
  section: toColour(cardColours.section),
  title: toColour(cardColours.title),
}

const byName: ReadonlyMap<string, Colour> = new Map(
  Object.entries(cardColours).map(([name, colour]) => [name, toColour(colour)]),
)

/** The colour of a tone: that of the section, where it has none of its own. */
export function toToneColour(tone: string): Colour {
  return byName.get(tone) ?? colours.section
}

/**
 * All colours of cards; the first is the ground. Everything is drawn on the ground, so almost every pixel lies between it and
 * the colour of one part: a few steps for each part give every picture, without choosing colours for each.
 */
export const palette: readonly Colour[] = toPalette()

function toPalette(): Colour[] {
  const { ground, title } = colours
  const steps = [
    ...cardBlends.map(([below, above, count]) =>
      toSteps(toColour(cardColours[below]), toColour(cardColours[above]), count),
    ),
    // Of each colour that is drawn.
    ...[...byName.values()].flatMap((colour) => [toSteps(ground, colour, fullCoverage), toSteps(colour, title, 4)]),
  ]
  const known = new Map([ground, ...steps.flat()].map((colour) => [colour.join(), colour]))
  return [...known.values()]
}

/** `#123456`, or `#fff`. */
function toColour(hex: string): Colour {
  const digits = hex.length === 4 ? hex.replaceAll(/[\da-f]/g, '$&$&') : hex
  const [red = 0, green = 0, blue = 0] = Array.from(digits.matchAll(/[\da-f]{2}/g), ([pair]) =>
    Number.parseInt(pair, 16),
  )
  return [red, green, blue]
}

/** Colours from one to another, without the first. */
function toSteps(from: Colour, to: Colour, count: number): Colour[] {
  return Array.from({ length: count }, (_, step) => mix(from, to, (step + 1) / count))
}

/** A colour between two; 0 gives the first. */
export function mix(from: Colour, to: Colour, share: number): Colour {
  return [mixLevel(from[0], to[0], share), mixLevel(from[1], to[1], share), mixLevel(from[2], to[2], share)]
}

function mixLevel(from: number, to: number, share: number): number {
  return Math.round(from + (to - from) * share)
}

/** The index of the colour of the palette that is nearest to a colour. */
export function toIndex(colour: Colour): number {
  let nearest = 0
  let smallest = Infinity
  for (const [index, known] of palette.entries()) {
    const distance = (known[0] - colour[0]) ** 2 + (known[1] - colour[1]) ** 2 + (known[2] - colour[2]) ** 2
    if (distance >= smallest) continue
    smallest = distance
    nearest = index
  }
  return nearest
}

/** The blend of each pixel with a colour that covers it: the new index at `index * (fullCoverage + 1) + coverage`. */
export function toBlendTable(colour: Colour): Uint8Array {
  return Uint8Array.from(
    palette.flatMap((below) =>
      Array.from({ length: fullCoverage + 1 }, (_, level) => toIndex(mix(below, colour, level / fullCoverage))),
    ),
  )
}
