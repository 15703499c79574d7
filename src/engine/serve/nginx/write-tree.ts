import { createHash } from 'node:crypto'
import { link, mkdir, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { inParallel } from '#lib/in-parallel.ts'
import type { PlannedFile } from './plan-export.ts'
import { textEncodings, toTrees, type Tree } from './trees.ts'

/** The content of a folder: the hash of each file's content, by its path. */
export type TreeHashes = Record<string, string>

/** An earlier export, of which unchanged files are linked. */
export interface EarlierTree {
  directory: string
  hashes: Readonly<TreeHashes>
}

interface TreeOptions {
  directory: string
  earlier: EarlierTree | undefined
  /** The bytes of a file as it is in a tree, put into a file. */
  write: (file: PlannedFile, encoding: ReturnType<typeof toEncoding>, path: string) => Promise<void>
}

/** Conversions of texts take most of the time, and use other threads only if they are large. */
const atOnce = 8

/**
 * Writes the files of an export. What the earlier export has already is a second link to the same file: it takes no space, and
 * no compression.
 */
export async function writeTree(files: readonly PlannedFile[], options: TreeOptions): Promise<TreeHashes> {
  const { directory } = options
  const copies = files.flatMap((file) => toTrees(file.source.record).map((tree) => ({ file, tree })))
  const toPath = ({ file, tree }: (typeof copies)[number]) => `${tree}${file.key}${file.suffix}`
  const names = copies.flatMap((copy) => [toPath(copy), ...copy.file.links.map((name) => `${copy.tree}${name}`)])
  for (const folder of new Set(names.map((name) => dirname(name)))) {
    await mkdir(join(directory, folder), { recursive: true })
  }
  const hashes: TreeHashes = {}
  await inParallel(copies, atOnce, async (copy) => {
    const name = toPath(copy)
    const { file, tree } = copy
    const { hash } = file.source.record
    await writeCopy({ name, hash, tree, file }, options)
    hashes[name] = hash
    for (const other of file.links) await link(join(directory, name), join(directory, `${tree}${other}`))
  })
  return hashes
}

interface Copy {
  name: string
  hash: string
  tree: Tree
  file: PlannedFile
}

async function writeCopy({ name, hash, tree, file }: Copy, { directory, earlier, write }: TreeOptions): Promise<void> {
  const path = join(directory, name)
  if (earlier?.hashes[name] === hash && (await linkIfPossible(join(earlier.directory, name), path))) return
  await write(file, toEncoding(tree), path)
  const time = toModificationTime(`${tree} ${hash}`)
  await utimes(path, time, time)
}

function toEncoding(tree: Tree) {
  return textEncodings.find((text) => text.tree === tree)?.encoding
}

/** Not where the earlier file is missing, or on a file system of its own. */
async function linkIfPossible(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch {
    return false
  }
}

/**
 * nginx makes entity tags of the time and the size of a file. A time that follows from the content changes with it alone: the
 * same content has the same tag in each export, on each machine, and another one in another encoding.
 */
function toModificationTime(content: string): Date {
  // 31 bits, in seconds: file systems keep any such time.
  return new Date((createHash('sha256').update(content).digest().readUInt32BE() >>> 1) * 1000)
}
