import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { toVariants, toWebpForm, type ImageAsset } from '#engine/model/images/image-variants.ts'
import { imagesFolder } from '#engine/outputs/assets/make-image-files.ts'
import type { CardCache } from '#engine/outputs/social/open-card-cache.ts'
import type { SearchCache } from '#engine/search/open-search-cache.ts'

interface Caches {
  directory: string
  search: Pick<SearchCache, 'keepUsed'>
  cards: Pick<CardCache, 'keepUsed'>
}

/** The names of the social images, and the images, that the site has. */
interface Used {
  cards: readonly string[]
  images: readonly ImageAsset[]
}

/**
 * Deletes what caches keep of things that the site no longer has: titles, texts of documents, pictures. Caches know them by hashes, so
 * that all that nothing needs goes.
 */
export async function eraseCaches({ directory, search, cards }: Caches, used: Used): Promise<void> {
  search.keepUsed()
  cards.keepUsed(used.cards)
  const folder = join(directory, imagesFolder)
  const names = await readdir(folder).catch(() => [])
  if (names.length === 0) return
  // `sharp` is loaded only where it is needed.
  const { toVariantName } = await import('#engine/outputs/assets/make-variant.ts')
  const kept = new Set(
    used.images.flatMap((asset) =>
      toVariants(asset).flatMap(({ modifiers }) =>
        [modifiers, toWebpForm(modifiers)].map((form) => toVariantName(asset, form)),
      ),
    ),
  )
  for (const name of names) if (!kept.has(name)) await rm(join(folder, name), { force: true })
}
