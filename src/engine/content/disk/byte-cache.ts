import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { threadId } from 'node:worker_threads'
import { crc32 } from 'node:zlib'

/** A cache on disk for bytes that are expensive to make. Names contain a hash of the inputs. */
export interface ByteCache {
  /** The bytes of a name, made if they are not cached. Concurrent calls for one name make them once. */
  get: (name: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>
  /** How many names were made, and how many found on disk, since the cache was opened. */
  readonly counts: { made: number; found: number }
}

/**
 * Opens a cache in a folder, which need not exist. Bytes that do not agree with their checksum are made again. Where nothing
 * can be written, nothing is kept for the next run.
 */
export function openByteCache(directory: string): ByteCache {
  const pending = new Map<string, Promise<Uint8Array>>()
  const counts = { made: 0, found: 0 }
  const load = async (name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> => {
    const file = join(directory, name)
    const found = parseKept(await readFile(file).catch(() => Buffer.alloc(0)))
    if (found) {
      counts.found++
      return found
    }
    const bytes = await make()
    counts.made++
    await keep(file, bytes)
    return bytes
  }
  return {
    get: (name, make) => {
      const known = pending.get(name)
      if (known) return known
      const request = load(name, make).finally(() => pending.delete(name))
      pending.set(name, request)
      return request
    },
    counts,
  }
}

/** Written to a temporary file and renamed, so that a killed build leaves no incomplete file under this name. */
async function keep(file: string, bytes: Uint8Array): Promise<void> {
  const temporaryFile = `${file}.${process.pid}-${threadId}`
  try {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(temporaryFile, [toChecksum(bytes), bytes])
    await rename(temporaryFile, file)
  } catch {
    await rm(temporaryFile, { force: true }).catch(() => {})
  }
}

const checksumLength = 4

/** The bytes of a file that `keep` has written; undefined if it is damaged. */
function parseKept(kept: Buffer<ArrayBuffer>): Uint8Array<ArrayBuffer> | undefined {
  const bytes = kept.subarray(checksumLength)
  return kept.length >= checksumLength && toChecksum(bytes).equals(kept.subarray(0, checksumLength)) ? bytes : undefined
}

function toChecksum(bytes: Uint8Array): Buffer {
  const checksum = Buffer.alloc(checksumLength)
  checksum.writeUInt32LE(crc32(bytes))
  return checksum
}
