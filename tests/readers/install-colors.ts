// oxlint-disable unicorn/consistent-function-scoping -- the function runs in the page, where nothing outside it exists

/** From 0 to 255; alpha from 0 to 1. */
export type Color = readonly [red: number, green: number, blue: number, alpha: number]

declare global {
  interface Window {
    colors: {
      /** A computed color: `rgb(…)` or `rgba(…)`. */
      parse: (text: string) => Color
      /** The contrast of two colors by WCAG, from 1 to 21. Their alpha is not heeded. */
      toContrast: (one: Color, other: Color) => number
    }
  }
}

/** Runs in the page, before `installLook` and `installWalk`. */
export function installColors(): void {
  const toLuminance = (color: Color) => {
    const [red = 0, green = 0, blue = 0] = color
      .slice(0, 3)
      .map((value) => value / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }

  window.colors = {
    parse: (text) => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number)
      return [red, green, blue, alpha]
    },
    toContrast: (one, other) => {
      const [dark = 0, light = 0] = [toLuminance(one), toLuminance(other)].toSorted((a, b) => a - b)
      return (light + 0.05) / (dark + 0.05)
    },
  }
}
