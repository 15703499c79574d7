import { createRequire } from 'node:module'

export type FontWeight = 400 | 600

/** The files of a weight, in the order in which a character is looked for. */
export const fontSubsets = ['latin', 'vietnamese', 'latin-ext'] as const

/** The path of a font file. */
export function toFontFile(subset: string, weight: FontWeight): string {
  return createRequire(import.meta.url).resolve(
    `@fontsource/hanken-grotesk/files/hanken-grotesk-${subset}-${weight}-normal.woff`,
  )
}

/** The paths of all font files on which cards depend. */
export function listFontFiles(): string[] {
  return ([400, 600] as const).flatMap((weight) => fontSubsets.map((subset) => toFontFile(subset, weight)))
}
