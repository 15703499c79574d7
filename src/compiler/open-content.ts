import { scanFiles } from './disk/fingerprint.ts'
import type { CheckOptions, ReadContent } from './examine-tree.ts'
import { examineContent } from './read-content.ts'

/** Content of a folder, read again as it changes. */
export interface ContentReader {
  /**
   * Reads what changed since the last call, and checks everything. Does not throw on errors in the content: they are in
   * `diagnostics`, and invalid entries are left out. One call at a time.
   */
  read: (options: CheckOptions) => Promise<ReadContent>
  /**
   * Whether a file differs from what the last complete reading of this folder saw, also by an earlier process. Reads no
   * file. True where that is unknown.
   */
  isStale: () => boolean
  /** Ends the use of the cache. Bodies of texts that are not loaded yet can then not be loaded any more. */
  close: () => void
}

export interface OpenOptions {
  /** The file of the cache, `.cache/content.sqlite` by default. */
  cacheFile?: string
}

/** Opens the content of a folder. Nothing is read before the first call of `read`. */
export function openContent(directory: string, _options: OpenOptions = {}): ContentReader {
  let seen: ReadonlyMap<string, string> | undefined
  return {
    read: async (options) => {
      const { files } = scanFiles(directory)
      const read = await examineContent(directory, options)
      seen = files
      return read
    },
    isStale: () => {
      const { files } = scanFiles(directory)
      return seen?.size !== files.size || [...files].some(([path, fingerprint]) => seen?.get(path) !== fingerprint)
    },
    close: () => undefined,
  }
}
