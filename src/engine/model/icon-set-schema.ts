import * as v from 'valibot'
import type { IconSet } from '#lib/icons/icon-set.ts'

const size = v.exactOptional(v.number())

const geometry = { left: size, top: size, width: size, height: size }

const turns = { ...geometry, rotate: size, hFlip: v.exactOptional(v.boolean()), vFlip: v.exactOptional(v.boolean()) }

/** A set in the format of Iconify, from a file. What services of others send is checked further: see `checkIconSet`. */
export const iconSetSchema: v.GenericSchema<unknown, IconSet> = v.object({
  prefix: v.string(),
  icons: v.record(v.string(), v.object({ body: v.string(), ...turns })),
  aliases: v.exactOptional(v.record(v.string(), v.object({ parent: v.string(), ...turns }))),
  not_found: v.exactOptional(v.array(v.string())),
  ...geometry,
})
