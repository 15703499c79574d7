import type { ImageAsset } from '#model/images/image-variants.ts'
import { readAsset } from '../assets/read-asset.ts'
import type { Diagnostics } from '../source/diagnostics.ts'
import { listFolder, type Folder } from '../source/folder.ts'
import type { FindImage } from '../markdown/replace-images.ts'
import { suggest } from '../source/did-you-mean.ts'

/** The images in an entry's folder. */
export interface EntryImages {
  find: FindImage
  /** Those that were found, in the order of their names. */
  used: () => ImageAsset[]
  /** Warns of those that nobody asked for. */
  warnOfUnused: () => void
}

const imageName = /^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:jpe?g|png|svg)$/
const imageLike = /\.(?:jpe?g|png|svg|webp|gif|avif|heic|tiff?|bmp)$/i

/** Why a file that may be an image cannot be one of an entry; undefined where it can. */
export function findImageNameProblem(name: string): string | undefined {
  if (imageName.test(name) || !imageLike.test(name)) return undefined
  if (!/\.(?:jpe?g|png|svg)$/i.test(name))
    return 'Is an image of a kind that is not published; save it as JPEG, PNG or SVG'
  return 'Cannot be in a URL: name an image in a-z, 0-9 and single hyphens, with its ending in small letters'
}

export function isImageName(name: string): boolean {
  return imageName.test(name)
}

/** Looks at every image beside an entry. What is wrong with one is told where it is referred to. */
export async function readEntryImages(folder: Folder, diagnostics: Diagnostics): Promise<EntryImages> {
  const read = listFolder(folder).map(async ([name, item]) =>
    item.kind === 'file' && imageName.test(name) ? [[name, await readAsset(item, folder.below + name)] as const] : [],
  )
  const images = new Map((await Promise.all(read)).flat())
  const used = new Map<string, ImageAsset>()
  const asked = new Set<string>()
  return {
    find: ({ file, line, column, name: written }) => {
      const name = written.replace(/^\.\//, '')
      const image = images.get(name)
      asked.add(name)
      if (image && !('problem' in image)) {
        used.set(name, image)
        return image
      }
      const missing = `There is no image "${name}" beside this text.${suggest(name, [...images.keys()])}`
      diagnostics.error(file, { line, column }, image ? `The image "${name}": ${image.problem}` : missing)
      return undefined
    },
    used: () => [...used.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    warnOfUnused: () => {
      for (const name of images.keys()) {
        if (!asked.has(name)) diagnostics.warn(`${folder.name}/${name}`, { line: 1, column: 1 }, 'Is shown nowhere')
      }
    },
  }
}
