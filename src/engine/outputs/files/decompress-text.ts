import { brotliDecompressSync } from 'node:zlib'
import type { StoredBytes } from '#engine/store/output-file.ts'

/** The text of a content as it is stored. */
export function decompressText({ coding, bytes }: StoredBytes): string {
  return new TextDecoder().decode(coding === 0 ? bytes : brotliDecompressSync(bytes))
}
