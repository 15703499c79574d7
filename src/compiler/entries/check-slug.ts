import * as v from 'valibot'
import { slugSchema } from '#model/urls/slug.ts'
import type { Diagnostics } from '../source/diagnostics.ts'
import { toFreeSlug } from './to-unique-slug.ts'

/** What a folder's name is checked against. */
export interface Siblings {
  /** The names of the folders beside it: two may fold to one slug. */
  names: readonly string[]
  /** Slugs that pages beside it have. */
  reserved: readonly string[]
}

/** Names that Windows keeps for devices: nobody there could check this out. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)$/

/** A folder's name is part of an address. */
export function checkSlug(
  name: string,
  { file, siblings }: { file: string; siblings: Siblings },
  diagnostics: Diagnostics,
): void {
  const { names, reserved } = siblings
  const taken = new Set([...names, ...reserved])
  const free = toFreeSlug(name, (slug) => taken.has(slug))
  const advice = free === undefined ? 'choose another name' : `rename it ${free}`
  const start = { line: 1, column: 1 }
  if (!v.is(slugSchema, name)) {
    const rule = 'use a-z, 0-9 and single hyphens, at most 96'
    diagnostics.error(file, start, `"${name}" cannot be in a URL: ${rule}; ${advice}`)
  } else if (device.test(name)) {
    diagnostics.error(file, start, `"${name}" is a name that Windows keeps for itself; choose another`)
  } else if (reserved.includes(name)) {
    diagnostics.error(file, start, `"${name}" is the address of a page beside it; ${advice}`)
  }
}
