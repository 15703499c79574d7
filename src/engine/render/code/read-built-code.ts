import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashBytes } from '#engine/content/disk/files.ts'
import { parseStored } from '#engine/model/config/stored-json.ts'
import { builtCodeSchema } from './built-code-schema.ts'
import { codeFile, hashProgram, type BuiltCode, type HashFile } from './built-code.ts'
import { keptTextFormat } from './kept-text.ts'

/** The build in a folder; undefined where a file is missing or damaged. */
export async function readBuiltCode(directory: string, hashFile: HashFile): Promise<BuiltCode | undefined> {
  try {
    const { sum, text } = keptTextFormat.parse(readFileSync(join(directory, codeFile), 'utf8')) ?? {}
    if (text === undefined || hashBytes(text) !== sum) return undefined
    const built = parseStored(builtCodeSchema, text)
    return built?.program === (await hashProgram(directory, hashFile)) ? built : undefined
  } catch {
    return undefined
  }
}
