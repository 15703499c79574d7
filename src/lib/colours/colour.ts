/** A color of sRGB: red, green and blue from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number]

/** The color that hexadecimal digits name: `#fff`, `#0b5c8a`; undefined where they name none. */
export function parseColour(hex: string): Colour | undefined {
  const [, digits] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(hex) ?? []
  if (digits === undefined) return undefined
  const whole = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits
  const part = (at: number): number => Number.parseInt(whole.slice(at, at + 2), 16) / 255
  return [part(0), part(2), part(4)]
}

/** `#0b5c8a`, or `#fff` where each pair of digits is of one digit. */
export function toHex(colour: Colour): string {
  const digits = colour
    .map((part) =>
      Math.round(Math.min(1, Math.max(0, part)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')
  return `#${digits.replace(/^(.)\1(.)\2(.)\3$/, '$1$2$3')}`
}

/** The amounts of light, from 0 to 1, of which the parts of a color are codes. */
export function toLinear([red, green, blue]: Colour): Colour {
  return [toLight(red), toLight(green), toLight(blue)]
}

/** The color with these amounts of light; parts beyond what screens show stay so. */
export function fromLinear([red, green, blue]: Colour): Colour {
  return [toPart(red), toPart(green), toPart(blue)]
}

function toLight(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

function toPart(light: number): number {
  return light <= 0.003_130_8 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055
}

/** The contrast of two colors by WCAG 2, from 1 to 21. */
export function toContrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [toLuminance(one), toLuminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function toLuminance(colour: Colour): number {
  const [red, green, blue] = toLinear(colour)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
