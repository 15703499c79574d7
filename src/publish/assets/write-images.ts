import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { ByteCache } from '#compiler/disk/byte-cache.ts'
import { inParallel } from '#lib/in-parallel.ts'
import type { SiteManifest } from '#model/config/site-manifest.ts'
import type { ImageModifiers } from '#model/images/image-url.ts'
import { toVariants, type ImageAsset } from '#model/images/image-variants.ts'
import { writeOutput } from '../output/write-output.ts'
import { makeVariant, toVariantName } from './make-variant.ts'

export interface ImageSources {
  contentDirectory: string
  cache: ByteCache
}

/** A variant of an image of the content, from the cache if it is there. */
export function getVariant(
  { contentDirectory, cache }: ImageSources,
  asset: ImageAsset,
  modifiers: ImageModifiers,
): Promise<Uint8Array> {
  return cache.get(toVariantName(asset, modifiers), async () =>
    makeVariant(await readFile(join(contentDirectory, asset.path)), asset, modifiers),
  )
}

/** Writes all variants of all images. Returns their records by URL. */
export async function writeImages(
  outDirectory: string,
  sources: ImageSources,
  assets: readonly ImageAsset[],
): Promise<SiteManifest['files']> {
  const groups = assets.flatMap((asset) => [...groupEqual(asset)].map((urls) => ({ asset, ...urls })))
  const written = await inParallel(groups, availableParallelism() + 1, async ({ asset, modifiers, urls }) => {
    const bytes = await getVariant(sources, asset, modifiers)
    const record = await writeOutput(outDirectory, {
      file: `files${urls[0]}`,
      bytes,
      type: toImageType(modifiers),
      // The URL stays the same when the image is replaced, so that it cannot be immutable.
      cache: 'day',
    })
    return urls.map((url) => [url, record] as const)
  })
  return Object.fromEntries(written.flat())
}

export function toImageType({ format }: ImageModifiers): string {
  return format ? `image/${format}` : 'image/svg+xml'
}

/** Groups URLs with the same bytes, such as those for more pixels than the image has. */
function groupEqual(asset: ImageAsset) {
  const groups = new Map<string, { modifiers: ImageModifiers; urls: [string, ...string[]] }>()
  for (const { url, modifiers } of toVariants(asset)) {
    const name = toVariantName(asset, modifiers)
    const group = groups.get(name)
    if (group) group.urls.push(url)
    else groups.set(name, { modifiers, urls: [url] })
  }
  return groups.values()
}
