import { hash } from 'node:crypto'
import type { FileHashes } from '../disk/file-hashes.ts'
import type { ContentRoot } from './read-row.ts'

/** The code that determines the result of reading an entry. */
const code = ['src/compiler', 'src/features', 'src/lib', 'src/model', 'package-lock.json']

/** Stands for all that determines the result of reading the same files: the code, Node's Unicode data, and the paths in it. */
export function toReadingVersion(hashes: FileHashes, { directory, name }: ContentRoot): string {
  const codeHash = hashes.hashAll(code, (path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  return hash('sha256', [codeHash, process.version, directory, name].join('\n'), 'base64url')
}
