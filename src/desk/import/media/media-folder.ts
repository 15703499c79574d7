import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { ProgramError } from '#lib/program-error.ts'
import { say } from '#lib/say/message.ts'

/** The files of an old site that were saved on this disk. */
export interface MediaFolder {
  /** The file of an address: the original where the address is that of a smaller copy. */
  find: (url: string) => string | undefined
}

/** Finds nothing: no folder was named. */
export const noMedia: MediaFolder = { find: () => undefined }

/** Lists a folder of media once. @throws {ProgramError} where it cannot be read */
export async function openMediaFolder(directory: string): Promise<MediaFolder> {
  const items = await readdir(directory, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    throw new ProgramError(say`The folder of media ${directory} cannot be read: ${String(error)}`)
  })
  const byPath = new Map<string, string>()
  // Only a name that one file has says which it is.
  const byName = new Map<string, string | undefined>()
  for (const item of items) {
    if (!item.isFile()) continue
    const path = join(item.parentPath, item.name)
    const key = toKey(path.slice(directory.length))
    byPath.set(key, path)
    const name = basename(key)
    byName.set(name, byName.has(name) ? undefined : path)
  }
  return {
    find: (url) => {
      for (const path of listOriginals(toPath(url))) {
        const segments = toKey(path).split('/').filter(Boolean)
        // The folder may be the root of the site, its uploads, or one of them.
        for (let start = 0; start < segments.length; start++) {
          const found = byPath.get(segments.slice(start).join('/'))
          if (found !== undefined && start < segments.length - 1) return found
        }
        const alone = byName.get(segments.at(-1) ?? '')
        if (alone !== undefined) return alone
      }
      return undefined
    },
  }
}

function toKey(path: string): string {
  return path.normalize('NFC').replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase()
}

function toPath(url: string): string {
  const path = URL.parse(url, 'http://old.invalid/')?.pathname ?? url
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The file that copies are made of first: `anh-300x200.jpg` and `anh-scaled.jpg` are of `anh.jpg`. */
function listOriginals(path: string): string[] {
  const original = path.replace(/-(?:\d{2,5}x\d{2,5}|scaled|rotated|e\d{10,})(?=\.[a-z0-9]+$)/i, '')
  return original === path ? [path] : [original, path]
}
