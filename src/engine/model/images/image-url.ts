/** The path of all images; their URLs have the form that the image server ipx defines. */
export const imagePrefix = '/_ipx/'

/** The formats that images are made in. */
const outputFormats = ['avif', 'webp', 'jpeg', 'png'] as const

export type OutputFormat = (typeof outputFormats)[number]

/** How an image is transformed. Lengths are in pixels; an image is never enlarged. */
export interface ImageModifiers {
  width?: number
  height?: number
  /** Scaled to fill this size, and cropped if the aspect ratio differs. */
  size?: { width: number; height: number }
  format?: OutputFormat
  /** 1 to 100. */
  quality?: number
}

/** `w_640&f_webp&q_80`, always in this order; `_` for the unchanged image. */
export function toModifierText({ width, height, size, format, quality }: ImageModifiers): string {
  const parts = [
    width && `w_${width}`,
    height && `h_${height}`,
    size && `s_${size.width}x${size.height}`,
    format && `f_${format}`,
    quality && `q_${quality}`,
  ].filter(Boolean)
  return parts.join('&') || '_'
}

/** `/_ipx/w_640&f_webp&q_80/news/a/cover.jpg`. The path is that of the image below `content/`. */
export function toImageUrl(modifiers: ImageModifiers, path: string): string {
  return `${imagePrefix}${toModifierText(modifiers)}/${path}`
}

/** The modifiers and the path in the URL of an image, not yet parsed; undefined for a URL of another form. */
export function splitImageUrl(pathname: string): { modifiers: string; path: string } | undefined {
  const match = /^\/_ipx\/([^/]+)\/(.+)$/.exec(pathname)
  return match?.[1] && match[2] ? { modifiers: match[1], path: match[2] } : undefined
}

/**
 * Modifiers in any order, separated by `&` or `,`, percent-encoded or not. Undefined if one is unknown, repeated or
 * invalid.
 */
export function parseModifiers(text: string): ImageModifiers | undefined {
  if (text === '_') return {}
  const modifiers: ImageModifiers = {}
  const seen = new Set<string>()
  for (const part of text.replace(/%26/gi, '&').replace(/%2c/gi, ',').split(/[&,]/)) {
    const [, key, value] = /^([whsfq])_(\w{1,11})$/.exec(part) ?? []
    if (key === undefined || value === undefined || seen.has(key)) return undefined
    seen.add(key)
    const parsed = parsers[key]?.(value)
    if (!parsed) return undefined
    Object.assign(modifiers, parsed)
  }
  return modifiers
}

const parsers: Readonly<Record<string, (value: string) => ImageModifiers | undefined>> = {
  w: (value) => ifLength(value, (width) => ({ width })),
  h: (value) => ifLength(value, (height) => ({ height })),
  s: (value) => {
    const [, width, height] = /^([1-9]\d{0,4})x([1-9]\d{0,4})$/.exec(value) ?? []
    return width && height ? { size: { width: Number(width), height: Number(height) } } : undefined
  },
  f: (value) => {
    const format = outputFormats.find((known) => known === (value === 'jpg' ? 'jpeg' : value))
    return format && { format }
  },
  q: (value) => (/^(?:[1-9]\d?|100)$/.test(value) ? { quality: Number(value) } : undefined),
}

function ifLength(value: string, use: (length: number) => ImageModifiers): ImageModifiers | undefined {
  return /^[1-9]\d{0,4}$/.test(value) ? use(Number(value)) : undefined
}
