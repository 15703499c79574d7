import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'

/** Bytes that are costly to make, kept on disk by the name of what they were made from. */
export interface ByteCache {
  /** The bytes of a name, made where they are not there yet; asked for twice at once, they are made once. */
  get: (name: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>
  /** How many were made and how many found since the cache was opened; each name counts once. */
  readonly counts: { made: number; found: number }
}

/** Opens a folder of the cache, which need not be there. */
export function openByteCache(directory: string): ByteCache {
  const wanted = new Map<string, Promise<Uint8Array>>()
  let made = 0
  const load = async (name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> => {
    const file = join(directory, name)
    try {
      return await readFile(file)
    } catch {
      const bytes = await make()
      made++
      // Put in place whole, so that a build killed here leaves nothing half-written to be found by the next.
      const draft = `${file}.${process.pid}-${threadId}`
      await mkdir(directory, { recursive: true })
      await writeFile(draft, bytes)
      await rename(draft, file)
      return bytes
    }
  }
  return {
    get: (name, make) => {
      const known = wanted.get(name)
      if (known) return known
      const coming = load(name, make)
      wanted.set(name, coming)
      // What failed may be asked for again.
      coming.catch(() => wanted.delete(name))
      return coming
    },
    get counts() {
      return { made, found: wanted.size - made }
    },
  }
}
