import { readFileSync } from 'node:fs'
import { readColours } from '#lib/colours/read-colours.ts'

const sheet = new URL('../colours.css', import.meta.url)
const grounds = readColours(readFileSync(sheet, 'utf8'))

/** A color of colours.css, in the light scheme and in the dark one. @throws where the sheet has none of that name */
function find(ground: string, role: string): readonly [light: string, dark: string] {
  const found = grounds.get(ground)?.get(role)
  if (!found) throw new Error(`src/brand/colours.css has no --color-${role} below .ground-${ground}`)
  return [found.light.value, found.dark.value]
}

/** A color on the ground of every page, by scheme. */
export const paper = (role: string) => find('paper', role)

/** A color on the dark ground, in the light scheme. */
export const ink = (role: string) => find('ink', role)[0]
