import { createRequire } from 'node:module'
import { cardTypeface } from '#brand-build'

export type FontWeight = 400 | 600

const { name, subsets } = cardTypeface

/** The files of a weight, in the order in which a character is looked for. */
export const fontSubsets: readonly string[] = subsets

/** The path of a font file. */
export function toFontFile(subset: string, weight: FontWeight): string {
  return createRequire(import.meta.url).resolve(`@fontsource/${name}/files/${name}-${subset}-${weight}-normal.woff`)
}

/** The paths of all font files on which cards depend. */
export function listFontFiles(): string[] {
  return ([400, 600] as const).flatMap((weight) => fontSubsets.map((subset) => toFontFile(subset, weight)))
}
