import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { openByteCache, type ByteCache } from '#engine/content/disk/byte-cache.ts'
import type { ImageModifiers } from '#engine/model/images/image-url.ts'
import { toVariants, toWebpForm, type ImageAsset } from '#engine/model/images/image-variants.ts'
import type { OutputFile } from '#engine/store/output-file.ts'
import { createLimit } from '#lib/create-limit.ts'
import { toOutputFile } from '../files/to-output-file.ts'
import { readUnchanged, type ContentFiles } from './read-unchanged.ts'

/** AVIF counts where it is at least a fifth smaller than WebP: it takes longer to decode. */
const mostOfWebp = 0.8

export interface ImageSources {
  files: ContentFiles
  cache: ByteCache
  /** Runs as many jobs at a time as there are processors for: each holds an image in memory, decoded. */
  limit: ReturnType<typeof createLimit>
}

/** The folder of the cache with variants of images. */
export const imagesFolder = 'images'

export function openImageSources(files: ContentFiles, cacheDirectory: string): ImageSources {
  return {
    files,
    cache: openByteCache(join(cacheDirectory, imagesFolder)),
    limit: createLimit(availableParallelism()),
  }
}

/** A variant of an image of the content, from the cache if it is there. */
async function getVariant(
  { files, cache, limit }: ImageSources,
  asset: ImageAsset,
  modifiers: ImageModifiers,
): Promise<Uint8Array> {
  // `sharp` is loaded only where an image is made or looked for.
  const { makeVariant, toVariantName } = await import('./make-variant.ts')
  return cache.get(toVariantName(asset, modifiers), () =>
    limit(async () => makeVariant(await readUnchanged(files, asset), asset, modifiers)),
  )
}

/** True if an image has variants that take so long that a publish does not wait for them. */
export function hasSlowVariants(asset: ImageAsset): boolean {
  return asset.format !== 'svg'
}

/**
 * All variants of an image. Those in AVIF take ten times as long as the others: WebP is sent at their URLs until they are made,
 * and where they are not much smaller.
 */
export async function makeImageFiles(
  sources: ImageSources,
  asset: ImageAsset,
  { isFinal }: { isFinal: boolean },
): Promise<OutputFile[]> {
  const files: OutputFile[] = []
  for (const { url, modifiers } of toVariants(asset)) {
    const isAvif = modifiers.format === 'avif'
    const common = isAvif ? toWebpForm(modifiers) : modifiers
    const commonBytes = await getVariant(sources, asset, common)
    const avif = isAvif && isFinal ? await getVariant(sources, asset, modifiers) : undefined
    const isWorthIt = avif && avif.length <= mostOfWebp * commonBytes.length
    const [bytes, form] = isWorthIt ? [avif, modifiers] : [commonBytes, common]
    // The URL stays the same when the image is replaced, so that it cannot be immutable.
    files.push(toOutputFile(url, bytes, { type: toImageType(form), cache: 'day' }))
  }
  return files
}

function toImageType({ format }: ImageModifiers): string {
  return format ? `image/${format}` : 'image/svg+xml'
}
