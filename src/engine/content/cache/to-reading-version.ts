import { hash } from 'node:crypto'
import { codeRoot } from '../disk/code-root.ts'
import type { FileHashes } from '../disk/file-hashes.ts'
import type { ContentRoot } from './read-row.ts'

/** The code that determines the result of reading an entry. */
const code = ['src/engine/content', 'src/engine/model', 'src/lib', 'package-lock.json']

/**
 * Stands for all that determines the result of reading the same files: the code, Node's Unicode data, the paths in it, and the
 * terms that texts are held to.
 */
export function toReadingVersion(
  hashes: FileHashes,
  { directory, name, terms, sources }: ContentRoot & { terms: string; sources: readonly string[] },
): string {
  const codeHash = hashes.hashAll(
    [...code, ...sources],
    (path) => path.endsWith('.ts') && !path.endsWith('.test.ts'),
    codeRoot,
  )
  return hash('sha256', [codeHash, process.version, directory, name, terms].join('\n'), 'base64url')
}
