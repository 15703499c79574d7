import type { FileRecord } from '#model/config/site-manifest.ts'
import { imagePrefix, parseModifiers, splitImageUrl, toImageUrl } from '#model/images/image-url.ts'
import { isAllowed } from '#model/images/image-variants.ts'

/** Finds the file for the URL of an image: 400 for a variant that no image has, 404 for an unknown image. */
export type FindImage = (url: URL) => FileRecord | 400 | 404

/** Finds only files of the manifest: the server itself creates no images. */
export function createImageFinder(files: ReadonlyMap<string, FileRecord>): FindImage {
  const images = new Set([...files.keys()].flatMap((url) => splitImageUrl(url)?.path ?? []))
  return (url) => {
    const parts = splitImageUrl(url.pathname)
    if (!parts) return 404
    const modifiers = parseModifiers(parts.modifiers)
    // With queries, one image would have any number of URLs, and would fill the caches on the way.
    if (!modifiers || !isAllowed(modifiers) || url.search !== '') return 400
    if (!images.has(parts.path)) return 404
    return files.get(toImageUrl(modifiers, parts.path)) ?? 400
  }
}

export function isImagePath(pathname: string): boolean {
  return pathname.startsWith(imagePrefix)
}
