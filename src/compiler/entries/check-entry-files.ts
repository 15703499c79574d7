import { locales } from '#model/locale/locale.ts'
import type { Diagnostics } from '../source/diagnostics.ts'
import { didYouMean } from '../source/did-you-mean.ts'
import { listFolder, toSubfolder, type Folder } from '../source/folder.ts'
import { findAttachmentNameProblem, isAttachmentName } from './read-entry-attachments.ts'
import { findImageNameProblem, isImageName } from './read-entry-images.ts'
import { factsFile } from './read-facts.ts'

const entryFiles = [factsFile, ...locales.map((locale) => `${locale}.md`)]

/** Reports files in an entry's folder that are not part of an entry. Returns the folders in it, for the caller to check. */
export function checkEntryFiles(folder: Folder, diagnostics: Diagnostics): [name: string, folder: Folder][] {
  const folders: [string, Folder][] = []
  for (const [name, item] of listFolder(folder)) {
    // Reading the entry reports an item of this name that is not a file.
    if (entryFiles.includes(name)) continue
    if (item.kind === 'folder') folders.push([name, toSubfolder(folder, name, item)])
    else if (item.kind !== 'file' || !(isImageName(name) || isAttachmentName(name))) {
      const message =
        item.kind === 'link'
          ? 'Symbolic link; put the file itself here'
          : (findImageNameProblem(name) ??
            findAttachmentNameProblem(name) ??
            `Unknown file; an entry has ${entryFiles.join(', ')}, images and documents.${didYouMean(name, entryFiles)}`)
      diagnostics.error(`${folder.name}/${name}`, { line: 1, column: 1 }, message)
    }
  }
  return folders
}
