import type { ByteCache } from '#compiler/disk/byte-cache.ts'
import type { createLimit } from '#lib/create-limit.ts'
import type { ImageModifiers } from '#model/images/image-url.ts'
import { toVariants, type ImageAsset } from '#model/images/image-variants.ts'
import type { OutputFile } from '#store/output-file.ts'
import { toOutputFile } from '../files/to-output-file.ts'
import { readUnchanged } from './read-unchanged.ts'

export interface ImageSources {
  contentDirectory: string
  cache: ByteCache
  /** Runs as many jobs at a time as there are processors for: each holds an image in memory, decoded. */
  limit: ReturnType<typeof createLimit>
}

/** A variant of an image of the content, from the cache if it is there. */
export async function getVariant(
  { contentDirectory, cache, limit }: ImageSources,
  asset: ImageAsset,
  modifiers: ImageModifiers,
): Promise<Uint8Array> {
  // `sharp` is loaded only where an image is made or looked for.
  const { makeVariant, toVariantName } = await import('./make-variant.ts')
  return cache.get(toVariantName(asset, modifiers), () =>
    limit(async () => makeVariant(await readUnchanged(contentDirectory, asset), asset, modifiers)),
  )
}

/** All variants of an image. */
export async function makeImageFiles(sources: ImageSources, asset: ImageAsset): Promise<OutputFile[]> {
  const files: OutputFile[] = []
  for (const { url, modifiers } of toVariants(asset)) {
    const bytes = await getVariant(sources, asset, modifiers)
    // The URL stays the same when the image is replaced, so that it cannot be immutable.
    files.push(toOutputFile(url, bytes, { type: toImageType(modifiers), cache: 'day' }))
  }
  return files
}

export function toImageType({ format }: ImageModifiers): string {
  return format ? `image/${format}` : 'image/svg+xml'
}
