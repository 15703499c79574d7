import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'

/** A cache on disk for bytes that are expensive to make. Names contain a hash of the inputs. */
export interface ByteCache {
  /** The bytes of a name, made if they are not cached. Concurrent calls for one name make them once. */
  get: (name: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>
  /** How many names were made, and how many found on disk, since the cache was opened. */
  readonly counts: { made: number; found: number }
}

/** Opens a cache in a folder, which need not exist. */
export function openByteCache(directory: string): ByteCache {
  const requests = new Map<string, Promise<Uint8Array>>()
  let made = 0
  const load = async (name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> => {
    const file = join(directory, name)
    try {
      return await readFile(file)
    } catch {
      const bytes = await make()
      made++
      // Written to a temporary file and renamed, so that a killed build leaves no incomplete file under this name.
      const temporaryFile = `${file}.${process.pid}-${threadId}`
      try {
        await mkdir(directory, { recursive: true })
        await writeFile(temporaryFile, bytes)
        await rename(temporaryFile, file)
      } catch {
        // A cache that cannot be written costs time in the next run, and nothing else.
      }
      return bytes
    }
  }
  return {
    get: (name, make) => {
      const known = requests.get(name)
      if (known) return known
      const request = load(name, make)
      requests.set(name, request)
      // Failed requests can be repeated.
      request.catch(() => requests.delete(name))
      return request
    },
    get counts() {
      return { made, found: requests.size - made }
    },
  }
}
