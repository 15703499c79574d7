import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashBytes } from '#engine/content/disk/files.ts'
import { codeFile, hashProgram, type BuiltCode, type HashFile, type KeptCode } from './built-code.ts'

/** The build in a folder; undefined where a file is missing or damaged. */
export async function readBuiltCode(directory: string, hashFile: HashFile): Promise<BuiltCode | undefined> {
  try {
    const { sum, text }: KeptCode = JSON.parse(readFileSync(join(directory, codeFile), 'utf8')) // the sum shows whether `buildCode` wrote it
    if (hashBytes(text) !== sum) return undefined
    const built: BuiltCode = JSON.parse(text) // written by `buildCode`
    return built.program === (await hashProgram(directory, hashFile)) ? built : undefined
  } catch {
    return undefined
  }
}
