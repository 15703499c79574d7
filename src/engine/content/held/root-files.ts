import { menusFile } from '#engine/model/entries/menus-file.ts'
import { archiveFile } from '../archive/archive-lock.ts'
import { redirectsFile } from '../redirects/redirects-file.ts'
import { wordingFile } from '../wording/wording-list.ts'

/** The files of the content itself that are held back together. What else stands beside them counts at once. */
export const rootFiles: ReadonlySet<string> = new Set([wordingFile, archiveFile, redirectsFile, menusFile])
