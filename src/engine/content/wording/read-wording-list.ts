import type { Diagnostics } from '../source/diagnostics.ts'
import type { Folder } from '../source/folder.ts'
import { readSourceFile } from '../source/source-file.ts'
import { parseYaml } from '../yaml/parse-yaml.ts'
import { emptyWording, wordingFile, wordingSchema, type WordingList } from './wording-list.ts'

/** The terms of a folder of content. What is wrong with their file is added to the diagnostics. */
export async function readWordingList(root: Folder, diagnostics: Diagnostics): Promise<WordingList> {
  const name = `${root.name}/${wordingFile}`
  const file = await readSourceFile(root.source.items.get(wordingFile), name, diagnostics)
  if (typeof file === 'string') return emptyWording
  return parseYaml({ ...file, linesAbove: 0 }, wordingSchema, diagnostics)?.value ?? emptyWording
}
