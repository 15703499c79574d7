import * as v from 'valibot'
import type { BundleManifest } from './bundles.ts'
import { parseStored } from './config/stored-json.ts'

const schema: v.GenericSchema<unknown, BundleManifest> = v.object({
  name: v.string(),
  files: v.array(
    v.object({
      url: v.string(),
      sha256: v.string(),
      name: v.string(),
      size: v.number(),
      crc32: v.number(),
      modified: v.string(),
    }),
  ),
})

/** The list of a bundle as the store has it. @throws if it was not written by this version of the build */
export function parseBundleManifest(json: string | Uint8Array, url: string): BundleManifest {
  const manifest = parseStored(schema, json)
  if (!manifest) throw new Error(`${url} is no list of a bundle as this version writes it; build again: npm run build`)
  return manifest
}
