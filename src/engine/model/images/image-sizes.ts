/** The screen widths from which sizes can apply, in CSS pixels. */
export const breakpoints = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 } as const

/** Device pixels per CSS pixel that variants are made for. */
export const densities = [1, 2] as const

type Breakpoint = keyof typeof breakpoints

/** `md:400px`: from this breakpoint on, the image has this width. */
type SizePart = `${Breakpoint}:${number}${'vw' | 'px'}`

/** `S` if all its parts are valid, else never: an unknown breakpoint or unit does not compile. */
export type ImageSizes<S extends string> = S extends SizePart
  ? S
  : S extends `${SizePart} ${infer Rest}`
    ? Rest extends ImageSizes<Rest>
      ? S
      : never
    : never

export interface Sizes {
  /** The `sizes` attribute. */
  sizes: string
  /** The widths in device pixels that a browser may pick from, ascending. */
  widths: number[]
}

/** `xs:100vw sm:50vw md:400px` → the `sizes` attribute and the widths it takes at each breakpoint and density. */
export function toSizes<S extends string>(text: S & ImageSizes<S>): Sizes {
  const parts = text
    .split(' ')
    .map((part) => {
      const [name = '', length = ''] = part.split(':')
      const from = breakpoints[name as Breakpoint] // the type of `text` ensures it
      return { from, length, pixels: toPixels(length, from) }
    })
    .toSorted((a, b) => a.from - b.from)
  const sizes = parts.map(({ length }, index) => {
    const next = parts[index + 1]
    return next ? `(max-width: ${next.from}px) ${length}` : length
  })
  const widths = parts.flatMap(({ pixels }) => densities.map((density) => Math.round(pixels * density)))
  return { sizes: sizes.join(', '), widths: toAscending(widths) }
}

export function toAscending(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].toSorted((a, b) => a - b)
}

function toPixels(length: string, screen: number): number {
  const number = Number.parseFloat(length)
  return length.endsWith('vw') ? (screen * number) / 100 : number
}
