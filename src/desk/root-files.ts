import { redirectsEditorSchema, redirectsFile } from '#engine/content/redirects/redirects-file.ts'
import { wordingFile, wordingSchema } from '#engine/content/wording/wording-list.ts'
import { menusFile, menusSchema } from '#engine/model/entries/menus-file.ts'
import { say, type Message } from '#lib/say/message.ts'
import type { ChangePath } from './protocol/changes.ts'

/** A file at the root of the content that editors change in a form. */
export interface RootFile {
  /** Its name, which is its path, too. */
  name: ChangePath
  label: Message
  /** The schema of the whole file, as the form takes it. */
  schema: unknown
}

/** The files at the root of the content that have a form, in the order of their list. */
export const rootFiles: readonly RootFile[] = [
  { name: menusFile, label: say`Menus, tasks and the legal notice`, schema: menusSchema },
  { name: redirectsFile, label: say`Former addresses`, schema: redirectsEditorSchema },
  { name: wordingFile, label: say`Terms and wording`, schema: wordingSchema },
]

/** The list in which these files stand beside those of collections. */
export const rootList = { name: 'site', label: say`Whole site` }

export function findRootFile(path: ChangePath): RootFile | undefined {
  return rootFiles.find(({ name }) => name === path)
}
