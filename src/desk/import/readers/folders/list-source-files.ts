import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ascending } from '#lib/order.ts'
import { ProgramError } from '#lib/program-error.ts'
import { say } from '#lib/say/message.ts'

/** A file of a folder. */
export interface FoundFile {
  path: string
  /** From the folder, with `/`, and composed: some systems keep the marks of letters apart. */
  name: string
}

/** Names that programs give to what is no document of anybody. */
const passing = /^(?:~\$|\.)|^__MACOSX$|^Thumbs\.db$/

/** The files below a folder that have one of the endings, in the order of their names. @throws {ProgramError} where it is no folder */
export async function listSourceFiles(folder: string, ending: RegExp): Promise<FoundFile[]> {
  const found: FoundFile[] = []
  const walk = async (path: string, name: string): Promise<void> => {
    for (const item of await readdir(path, { withFileTypes: true })) {
      if (passing.test(item.name)) continue
      const own = { path: join(path, item.name), name: `${name}${item.name.normalize('NFC')}` }
      // oxlint-disable-next-line no-await-in-loop -- folders are few
      if (item.isDirectory()) await walk(own.path, `${own.name}/`)
      else if (item.isFile() && ending.test(item.name)) found.push(own)
    }
  }
  try {
    await walk(folder, '')
  } catch (error) {
    throw new ProgramError(say`There is no folder ${folder} that can be read`, { cause: error })
  }
  return found.toSorted((a, b) => ascending(a.name, b.name))
}

/** True for a folder below which some file has one of the endings. */
export async function hasSourceFiles(folder: string, ending: RegExp): Promise<boolean> {
  const found = await stat(folder).catch(() => undefined)
  return found?.isDirectory() === true && (await listSourceFiles(folder, ending)).length > 0
}
