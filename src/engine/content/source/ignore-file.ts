import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Names of files and folders that are no content, one or a pattern a line, in the folder of the content. */
export const ignoreFile = '.siteignore'

/** The text of the file; empty where there is none. */
export function readIgnoreFile(directory: string): string {
  try {
    return readFileSync(join(directory, ignoreFile), 'utf8')
  } catch {
    return ''
  }
}

export function parseIgnoreFile(text: string): string[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  return lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'))
}
