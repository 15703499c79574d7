import sharp from 'sharp'
import type { ImageAsset } from '#model/images/image-variants.ts'
import { hashBytes } from '../disk/files.ts'
import { describeReadError } from '../source/describe-read-error.ts'
import type { FileItem } from '../source/source-tree.ts'
import { openByteCache, type ByteCache } from '../disk/byte-cache.ts'
import { inspectImage, type Inspection } from './inspect-image.ts'

/** Raise it when an image that was found good might be refused now. */
const rules = 2

const inspections: ByteCache = openByteCache('.cache/image-facts')

/** An image of the content, or why it cannot be published. Each content is looked at once, whatever its name. */
export async function readAsset(file: FileItem, path: string): Promise<ImageAsset | { problem: string }> {
  let bytes: Uint8Array
  try {
    bytes = await file.read()
  } catch (error) {
    const problem = describeReadError(error)
    if (problem === undefined) throw error
    return { problem }
  }
  const hash = hashBytes(bytes)
  const ending = path.slice(path.lastIndexOf('.') + 1)
  const json = await inspections.get(`${hash}-${ending}-${sharp.versions.sharp}-${rules}.json`, async () =>
    Buffer.from(JSON.stringify(await inspectImage(path, bytes))),
  )
  const inspection: Inspection = JSON.parse(new TextDecoder().decode(json)) // written by the line above
  return 'problem' in inspection ? inspection : { path, hash, ...inspection }
}
