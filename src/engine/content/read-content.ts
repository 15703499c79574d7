import type { CheckedSite, ReadContent } from './examine-tree.ts'
import { openContent, type OpenOptions, type ReaderOptions } from './open-content.ts'

/** Reads and checks the content of a folder once. Does not throw on errors in it: see `ContentReader`. */
export async function readContent(
  site: CheckedSite,
  directory: string,
  options: OpenOptions & Omit<ReaderOptions, 'changed'>,
): Promise<ReadContent> {
  const reader = openContent(site, directory, options)
  try {
    return await reader.read(options)
  } finally {
    reader.close()
  }
}
