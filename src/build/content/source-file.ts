import { readFile } from 'node:fs/promises'
import type { Diagnostics } from './diagnostics.ts'

/** A text file as editors wrote it, in the one form that the parsers expect: UTF-8, LF, NFC, no byte-order mark. */
export interface SourceFile {
  /** Path for messages. */
  name: string
  text: string
}

const sizeLimit = 1024 * 1024

/** Reads a text file. Where it is refused, the reason is among the diagnostics. */
export async function readSourceFile(
  path: string,
  name: string,
  diagnostics: Diagnostics,
): Promise<SourceFile | 'missing' | 'refused'> {
  let bytes: Buffer
  try {
    bytes = await readFile(path)
  } catch (error) {
    if (isMissing(error)) return 'missing'
    throw error
  }
  const start = { line: 1, column: 1 }
  if (bytes.length > sizeLimit) {
    diagnostics.error(name, start, `Is ${bytes.length} bytes long; a text may have ${sizeLimit}`)
    return 'refused'
  }
  const decoded = decode(bytes)
  if (decoded === undefined) {
    diagnostics.error(name, start, 'Is not UTF-8; save it as UTF-8')
    return 'refused'
  }
  const text = decoded.replace(/\r\n?/g, '\n')
  const composed = text.normalize('NFC')
  if (composed !== text) {
    diagnostics.warn(name, start, 'Has decomposed letters (NFD); they were composed, save it as NFC')
  }
  return { name, text: composed }
}

function decode(bytes: Buffer): string | undefined {
  try {
    // The decoder drops a byte-order mark by itself.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
}
