import { relative } from 'node:path'
import { examineTree, type ReadContent, type ReadOptions } from './examine-tree.ts'
import { ContentError } from './source/diagnostics.ts'
import type { Folder } from './source/folder.ts'
import { parseIgnoreFile, readIgnoreFile } from './source/ignore-file.ts'
import { readSourceTree } from './source/source-tree.ts'

/** Reads and checks all content of a folder. @throws {ContentError} with all errors */
export async function readContent(directory: string, options: ReadOptions): Promise<ReadContent> {
  return readTree(await readRoot(directory), options)
}

/** Reads and checks all content of a folder without throwing: invalid entries are left out, errors are in `diagnostics`. */
export async function examineContent(directory: string, options: ReadOptions): Promise<ReadContent> {
  return examineTree(await readRoot(directory), options)
}

/** Reads and checks the content of a tree. @throws {ContentError} with all errors */
export async function readTree(root: Folder, options: ReadOptions): Promise<ReadContent> {
  const read = await examineTree(root, options)
  if (read.diagnostics.errors.length > 0) throw new ContentError(read.diagnostics.list)
  return read
}

async function readRoot(directory: string): Promise<Folder> {
  const ignored = parseIgnoreFile(readIgnoreFile(directory))
  const source = await readSourceTree(directory)
  return { source, name: relative(process.cwd(), directory) || '.', contentPath: '', ignored }
}
