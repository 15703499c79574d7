import { imagePrefix, parseModifiers, splitImageUrl, toImageUrl } from '#model/images/image-url.ts'
import { isAllowed } from '#model/images/image-variants.ts'
import type { FileRecord } from '#model/config/site-manifest.ts'

/** Finds the file for an image's URL: 400 where it asks for what is not made of any image, 404 for an unknown image. */
export type FindImage = (url: URL) => FileRecord | 400 | 404

/** Answers from the files of the manifest: no image is ever made for a visitor. */
export function createImageFinder(files: ReadonlyMap<string, FileRecord>): FindImage {
  const images = new Set([...files.keys()].flatMap((url) => splitImageUrl(url)?.path ?? []))
  return (url) => {
    const parts = splitImageUrl(url.pathname)
    if (!parts) return 404
    const modifiers = parseModifiers(parts.modifiers)
    // With a query the same image would have any number of addresses, each kept by every cache on the way.
    if (!modifiers || !isAllowed(modifiers) || url.search !== '') return 400
    if (!images.has(parts.path)) return 404
    return files.get(toImageUrl(modifiers, parts.path)) ?? 400
  }
}

export function isImagePath(pathname: string): boolean {
  return pathname.startsWith(imagePrefix)
}
