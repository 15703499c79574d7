import { relative } from 'node:path'
import { ContentError } from './source/diagnostics.ts'
import { examineTree, type ReadContent, type ReadOptions } from './examine-tree.ts'
import type { Folder } from './source/folder.ts'
import { readSourceTree } from './source/source-tree.ts'

/** All content below a folder of the disk, checked. @throws {ContentError} with every error of the run. */
export async function readContent(directory: string, options: ReadOptions): Promise<ReadContent> {
  return readTree(await readRoot(directory), options)
}

/** The same for those who want to see what there is, errors or not: entries that are refused are left out. */
export async function examineContent(directory: string, options: ReadOptions): Promise<ReadContent> {
  return examineTree(await readRoot(directory), options)
}

/** All content of a tree, checked. @throws {ContentError} with every error of the run. */
export async function readTree(root: Folder, options: ReadOptions): Promise<ReadContent> {
  const read = await examineTree(root, options)
  if (read.diagnostics.errors.length > 0) throw new ContentError(read.diagnostics.list)
  return read
}

async function readRoot(directory: string): Promise<Folder> {
  return { source: await readSourceTree(directory), name: relative(process.cwd(), directory) || '.', below: '' }
}
