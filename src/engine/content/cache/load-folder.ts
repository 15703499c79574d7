import { createHash, hash as hashOnce } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { codeOf } from '../source/describe-read-error.ts'
import type { FolderItem, SourceItem } from '../source/source-tree.ts'

/** An item of a folder, as a scan found it. */
export interface ListedItem {
  name: string
  kind: SourceItem['kind']
  /** In bytes; 0 for what is no file. */
  size: number
}

/** The items of a folder. */
export function toItems({ items }: FolderItem): ListedItem[] {
  return [...items].map(([name, item]) => ({ name, kind: item.kind, size: item.kind === 'file' ? item.size : 0 }))
}

/** In bytes. Larger files are hashed, and read again where they are used, so that they do not fill the memory. */
const heldBytes = 1024 * 1024

/** In bytes. No file of this size is valid, so that its content does not matter. */
const readableBytes = 64 * 1024 * 1024

/** A folder with its files in memory, and the hash of all that its result depends on. */
export function loadFolder(
  path: string,
  listed: readonly ListedItem[],
  failure: string | undefined,
): { source: FolderItem; sources: string } {
  const hash = createHash('sha256').update(failure ?? '')
  const items = new Map<string, SourceItem>()
  for (const { name, kind, size } of listed) {
    const { item, content } =
      kind === 'file' ? loadFile(`${path}/${name}`, size) : { item: toItem(kind), content: kind }
    items.set(name, item)
    hash.update(`/${name} ${content} `)
  }
  const source: FolderItem = { kind: 'folder', items, ...(failure !== undefined && { failure }) }
  return { source, sources: hash.digest('base64url') }
}

function toItem(kind: Exclude<SourceItem['kind'], 'file'>): SourceItem {
  return kind === 'folder' ? { kind, items: new Map() } : { kind }
}

function loadFile(path: string, size: number): { item: SourceItem; content: string } {
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
