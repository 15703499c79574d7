import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/** Bytes on the disk, and where they are. */
interface Stored {
  /** A file, or a file of SQLite with a table of it. */
  place: string
  bytes: Buffer
}

/** All files below folders, each as it is and decompressed, with the compressed values of rows where it is one of SQLite. */
export function* listStored(...folders: readonly string[]): Generator<Stored> {
  const items = folders.flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
  for (const item of items) {
    const place = join(item.parentPath, item.name)
    // The built code, which all sites of the tests share.
    if (!item.isFile() || place.includes('/cache/code/')) continue
    const bytes = readFileSync(place)
    yield { place, bytes }
    yield { place, bytes: decompress(bytes) }
    if (place.endsWith('.sqlite')) yield* listRows(place)
  }
}

function* listRows(file: string): Generator<Stored> {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    for (const { name } of database.prepare("select name from sqlite_schema where type = 'table'").all()) {
      const place = `${file} ${String(name)}`
      for (const row of database.prepare(`select * from "${String(name)}"`).iterate()) {
        for (const value of Object.values(row)) {
          if (value instanceof Uint8Array) yield { place, bytes: decompress(value) }
        }
      }
    }
  } finally {
    database.close()
  }
}

/** Nothing for what is not compressed. */
function decompress(value: Uint8Array): Buffer {
  const isGzip = value[0] === 0x1f && value[1] === 0x8b
  try {
    return isGzip ? gunzipSync(value) : brotliDecompressSync(value)
  } catch {
    return Buffer.alloc(0)
  }
}

/** The places in folders that have a text. */
export function findOnDisk(folders: readonly string[], text: string): string[] {
  const wanted = Buffer.from(text)
  const places = new Set<string>()
  for (const { place, bytes } of listStored(...folders)) if (bytes.includes(wanted)) places.add(place)
  return [...places]
}
