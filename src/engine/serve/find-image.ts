import type { FileRecord, SiteRelease } from '#engine/model/config/store.ts'
import { imagePrefix, parseModifiers, splitImageUrl, toImageUrl } from '#engine/model/images/image-url.ts'
import { isAllowed } from '#engine/model/images/image-variants.ts'

/**
 * The file for the URL of an image: 400 for a variant that no image has, 404 for an unknown image. The server itself creates
 * no images.
 */
export async function findImage(release: SiteRelease, url: URL): Promise<FileRecord | 400 | 404> {
  const parts = splitImageUrl(url.pathname)
  if (!parts) return 404
  const modifiers = parseModifiers(parts.modifiers)
  // With queries, one image would have any number of URLs, and would fill the caches on the way.
  if (!modifiers || !isAllowed(modifiers) || url.search !== '') return 400
  const found = await release.findFile(toImageUrl(modifiers, parts.path))
  // Only drawings have an unchanged variant. It has every size.
  const drawing = modifiers.format === 'webp' ? await release.findFile(toImageUrl({}, parts.path)) : undefined
  return found ?? drawing ?? ((await release.hasImage(parts.path)) ? 400 : 404)
}

export function isImagePath(pathname: string): boolean {
  return pathname.startsWith(imagePrefix)
}
