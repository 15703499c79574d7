import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import * as v from 'valibot'
import { parseStored } from '#engine/model/config/stored-json.ts'
import { sourceFormats, type ImageAsset } from '#engine/model/images/image-variants.ts'
import type { SaidText } from '#lib/say/message.ts'
import { openByteCache, type ByteCache } from '../disk/byte-cache.ts'
import { hashBytes } from '../disk/files.ts'
import { describeReadError } from '../source/describe-read-error.ts'
import { saidTextSchema } from '../source/diagnostic-schema.ts'
import type { FileItem } from '../source/source-tree.ts'
import { inspectImage, type Inspection } from './inspect-image.ts'

/** The version of the rules in `inspectImage`. Raise it when they change, as it is part of the cache key. */
const rulesVersion = 5

/** The version of sharp, without loading it. */
const { version: sharpVersion } = v.parse(
  v.object({ version: v.string() }),
  JSON.parse(readFileSync(findPackageJSON('sharp', import.meta.url) ?? '', 'utf8')),
)

const inspectionSchema: v.GenericSchema<unknown, Inspection> = v.union([
  v.object({ problem: saidTextSchema }),
  v.object({ format: v.picklist(sourceFormats), width: v.number(), height: v.number() }),
])

const inspections: ByteCache = openByteCache('.cache/image-facts')

/** An image of the content, or why it cannot be published. Results are cached by the hash of the content. */
export async function readAsset(file: FileItem, path: string): Promise<ImageAsset | { problem: SaidText }> {
  let bytes: Uint8Array
  try {
    bytes = await file.read()
  } catch (error) {
    const problem = describeReadError(error)
    if (problem === undefined) throw error
    return { problem }
  }
  const hash = hashBytes(bytes)
  const extension = path.slice(path.lastIndexOf('.') + 1)
  const json = await inspections.get(`${hash}-${extension}-${sharpVersion}-${rulesVersion}.json`, async () =>
    Buffer.from(JSON.stringify(await inspectImage(path, bytes))),
  )
  const inspection = parseStored(inspectionSchema, json) ?? (await inspectImage(path, bytes))
  return 'problem' in inspection ? inspection : { path, hash, ...inspection }
}
