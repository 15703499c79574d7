import { locales } from '#model/locale/locale.ts'
import type { Diagnostics } from '../source/diagnostics.ts'
import { didYouMean } from '../source/did-you-mean.ts'
import { listFolder, toSubfolder, type Folder } from '../source/folder.ts'
import { findAttachmentNameProblem, isAttachmentName } from './read-entry-attachments.ts'
import { findImageNameProblem, isImageName } from './read-entry-images.ts'
import { factsFile } from './read-facts.ts'

const entryFiles = [factsFile, ...locales.map((locale) => `${locale}.md`)]

/** The folders in an entry's folder, sorted by name. */
export function listSubfolders(folder: Folder): [name: string, folder: Folder][] {
  return listFolder(folder).flatMap(([name, item]): [string, Folder][] =>
    // Reading the entry reports an item of this name that is not a file.
    item.kind === 'folder' && !entryFiles.includes(name) ? [[name, toSubfolder(folder, name, item)]] : [],
  )
}

/** Reports files in an entry's folder that are not part of an entry. */
export function checkEntryFiles(folder: Folder, diagnostics: Diagnostics): void {
  for (const [name, item] of listFolder(folder)) {
    if (entryFiles.includes(name) || item.kind === 'folder') continue
    if (item.kind !== 'file' || !(isImageName(name) || isAttachmentName(name))) {
      const message =
        item.kind === 'link'
          ? 'Symbolic link; put the file itself here'
          : (findImageNameProblem(name) ??
            findAttachmentNameProblem(name) ??
            `Unknown file; an entry has ${entryFiles.join(', ')}, images and documents.${didYouMean(name, entryFiles)}`)
      diagnostics.error(`${folder.name}/${name}`, { line: 1, column: 1 }, message)
    }
  }
}
