import { createHash, hash as hashOnce } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { codeOf } from '../source/describe-read-error.ts'
import { ScannedFile } from '../source/scan-tree.ts'
import type { FolderItem, SourceItem } from '../source/source-tree.ts'

/** In bytes. Larger files are hashed, and read again where they are used, so that they do not fill the memory. */
const heldBytes = 1024 * 1024

/** In bytes. No file of this size is valid, so that its content does not matter. */
const readableBytes = 64 * 1024 * 1024

/** The folder with its files in memory, and the hash of all that its result depends on. */
export function loadFolder(scanned: FolderItem): { item: FolderItem; sources: string } {
  const hash = createHash('sha256').update(scanned.failure ?? '')
  const items = new Map<string, SourceItem>()
  for (const [name, item] of scanned.items) {
    const loaded = item instanceof ScannedFile ? loadFile(item) : { item, content: item.kind }
    items.set(name, loaded.item)
    hash.update(`/${name} ${loaded.content} `)
  }
  return { item: { ...scanned, items }, sources: hash.digest('base64url') }
}

function loadFile({ path, size }: ScannedFile): { item: SourceItem; content: string } {
  if (size > readableBytes) return { item: { kind: 'file', size, read: () => readFile(path) }, content: `${size}` }
  try {
    const bytes = readFileSync(path)
    const read = size > heldBytes ? () => readFile(path) : () => Promise.resolve(bytes)
    return { item: { kind: 'file', size: bytes.length, read }, content: hashOnce('sha256', bytes) }
  } catch (error) {
    const code = codeOf(error)
    if (code === undefined) throw error
    return { item: { kind: 'file', size, read: () => Promise.reject(error) }, content: code }
  }
}
