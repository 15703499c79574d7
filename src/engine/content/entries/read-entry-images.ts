import type { ImageAsset } from '#engine/model/images/image-variants.ts'
import { ascending } from '#lib/order.ts'
import { say, type Message } from '#lib/say/message.ts'
import { readAsset } from '../assets/read-asset.ts'
import type { FindImage } from '../markdown/replace-images.ts'
import type { Diagnostics } from '../source/diagnostics.ts'
import { didYouMean } from '../source/did-you-mean.ts'
import { listFolder, type Folder } from '../source/folder.ts'
import { rules } from '../source/rules.ts'
import { adviseName } from './advise-name.ts'

/** The images in an entry's folder. */
export interface EntryImages {
  find: FindImage
  /** The images that `find` has returned, sorted by path. */
  used: () => ImageAsset[]
  /** Warns of the images for which `find` was not called. */
  warnOfUnused: () => void
}

const imageName = /^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:jpe?g|png|svg)$/
const imageLike = /\.(?:jpe?g|png|svg|webp|gif|avif|heic|tiff?|bmp)$/i

/** Why a file that looks like an image cannot be one of an entry; undefined if it can, or is not an image. */
export function findImageNameProblem(name: string): Message | undefined {
  if (imageName.test(name) || !imageLike.test(name)) return undefined
  if (!/\.(?:jpe?g|png|svg)$/i.test(name)) return say`Unsupported image format; save it as JPEG, PNG or SVG`
  return say`Invalid file name of an image: use a-z, 0-9 and single hyphens, with the extension in lower case${adviseName(name)}`
}

export function isImageName(name: string): boolean {
  return imageName.test(name)
}

/** Inspects all images in an entry's folder. Errors in an image are reported where it is used. */
export async function readEntryImages(folder: Folder, diagnostics: Diagnostics): Promise<EntryImages> {
  const read = listFolder(folder).map(async ([name, item]) =>
    item.kind === 'file' && imageName.test(name)
      ? [[name, await readAsset(item, folder.contentPath + name)] as const]
      : [],
  )
  const images = new Map((await Promise.all(read)).flat())
  const used = new Map<string, ImageAsset>()
  const requested = new Set<string>()
  return {
    find: ({ file, line, column, name: reference }) => {
      const name = reference.replace(/^\.\//, '')
      const image = images.get(name)
      requested.add(name)
      if (image && !('problem' in image)) {
        used.set(name, image)
        return image
      }
      const missing = say`There is no image "${name}" beside this text.${didYouMean(name, [...images.keys()])}`
      diagnostics.error(
        rules.images,
        file,
        { line, column },
        image ? say`The image "${name}": ${image.problem}` : missing,
      )
      return undefined
    },
    used: () => [...used.values()].toSorted((a, b) => ascending(a.path, b.path)),
    warnOfUnused: () => {
      for (const name of images.keys()) {
        if (!requested.has(name))
          diagnostics.warn(
            rules.images,
            `${folder.name}/${name}`,
            { line: 1, column: 1 },
            say`Unused image; show it in a text or as cover, or delete it`,
          )
      }
    },
  }
}
