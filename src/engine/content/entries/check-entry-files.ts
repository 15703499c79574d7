import { locales } from '#engine/model/locale/locale.ts'
import { say } from '#lib/say/message.ts'
import { allWords } from '../languages/language-packs.ts'
import type { Diagnostics } from '../source/diagnostics.ts'
import { didYouMean } from '../source/did-you-mean.ts'
import { howToIgnore, listFolder, toSubfolder, type Folder } from '../source/folder.ts'
import { rules } from '../source/rules.ts'
import { findAttachmentNameProblem, isAttachmentName } from './read-entry-attachments.ts'
import { findImageNameProblem, isImageName } from './read-entry-images.ts'
import { factsFile } from './read-facts.ts'

const entryFiles = [factsFile, ...locales.map((locale) => `${locale}.md`)]

/** Dropbox, Syncthing, ownCloud, Resilio: someone's edit, which is neither shown nor lost. */
const conflictCopy = new RegExp(
  [
    'conflicted copy',
    String.raw`sync-conflict-\d`,
    'case conflict',
    ...allWords('conflictWords'),
    String.raw`\.conflict$`,
  ].join('|'),
  'iu',
)

/** OneDrive adds the name of a computer: `vi-DESKTOP-4F2K9QA.md`. */
const computerCopy = new RegExp(String.raw`^(?:entry|${locales.join('|')})-[A-Z0-9-]{2,15}\.(?:md|yaml)$`)

/** Notepad adds it, and Windows does not show it. */
const withoutTxt = (name: string) => name.replace(/\.txt$/i, '')

const isPart = (name: string) => isImageName(name) || isAttachmentName(name)

/** The folders in an entry's folder, sorted by name. */
export function listSubfolders(folder: Folder): [name: string, folder: Folder][] {
  // Hardly any entry has one.
  if (![...folder.source.items.values()].some(({ kind }) => kind === 'folder')) return []
  return listFolder(folder).flatMap(([name, item]): [string, Folder][] =>
    // Reading the entry reports an item of this name that is not a file.
    item.kind === 'folder' && !entryFiles.includes(name) ? [[name, toSubfolder(folder, name, item)]] : [],
  )
}

/** Reports files in an entry's folder that are not part of an entry. */
export function checkEntryFiles(folder: Folder, diagnostics: Diagnostics): void {
  for (const [name, item] of listFolder(folder)) {
    if (entryFiles.includes(name) || item.kind === 'folder') continue
    // macOS keeps letters and their accents apart.
    if (item.kind === 'file' && (conflictCopy.test(name.normalize()) || computerCopy.test(name))) {
      const hint = say`A copy that a sync program made of two edits; move what is missing into the file itself, and delete it`
      diagnostics.warn(rules.entryFiles, `${folder.name}/${name}`, { line: 1, column: 1 }, hint)
      continue
    }
    if (item.kind !== 'file' || !isPart(name)) {
      const message =
        item.kind === 'link'
          ? say`Symbolic link; put the file itself here${isPart(name) ? '' : `. ${howToIgnore}`}`
          : (findImageNameProblem(name) ??
            findAttachmentNameProblem(name) ??
            say`Unknown file; an entry has ${entryFiles.join(', ')}, images and documents.${didYouMean(withoutTxt(name), entryFiles)} ${howToIgnore}`)
      diagnostics.error(rules.entryFiles, `${folder.name}/${name}`, { line: 1, column: 1 }, message)
    }
  }
}
