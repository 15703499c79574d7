import { renameSync, writeFileSync } from 'node:fs'

/** A file that is there as a whole, or as it was before. */
export function writeWhole(file: string, text: string): void {
  writeFileSync(`${file}.new`, text)
  renameSync(`${file}.new`, file)
}
