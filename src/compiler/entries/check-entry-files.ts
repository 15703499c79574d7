import { locales } from '#model/locale/locale.ts'
import type { Diagnostics } from '../source/diagnostics.ts'
import { findAttachmentNameProblem, isAttachmentName } from './read-entry-attachments.ts'
import { findImageNameProblem, isImageName } from './read-entry-images.ts'
import { listFolder, within, type Folder } from '../source/folder.ts'
import { suggest } from '../source/did-you-mean.ts'
import { factsFile } from './read-facts.ts'

const entryFiles = [factsFile, ...locales.map((locale) => `${locale}.md`)]

/** Names files in an entry's folder that belong to no entry; the folders in it are left to the caller. */
export function checkEntryFiles(folder: Folder, diagnostics: Diagnostics): [name: string, folder: Folder][] {
  const folders: [string, Folder][] = []
  for (const [name, item] of listFolder(folder)) {
    // What has the name of an entry's file is looked at when that file is read, whatever it is.
    if (entryFiles.includes(name)) continue
    if (item.kind === 'folder') folders.push([name, within(folder, name, item)])
    else if (item.kind !== 'file' || !(isImageName(name) || isAttachmentName(name))) {
      const message =
        item.kind === 'link'
          ? 'Is a link; put the file itself here'
          : (findImageNameProblem(name) ??
            findAttachmentNameProblem(name) ??
            `Is no file of an entry.${suggest(name, entryFiles)}`)
      diagnostics.error(`${folder.name}/${name}`, { line: 1, column: 1 }, message)
    }
  }
  return folders
}
