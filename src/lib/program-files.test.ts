import { expect, test } from 'vitest'
import { isProgramFile, isProgramPath } from './program-files.ts'

const ofPrograms = `
.#vi.md|#vi.md#|vi.md~|.vi.md.swp|.vi.md.swo|vi.md.swp|.entry.yaml.un~|4913|5036|5159|.vi.md.kate-swp|.goutputstream-AB12CD
vi.md___jb_tmp___|vi.md___jb_old___|vi.md.sb-1a2b3c4d-AbCdEf|vi.md.vsctmp|sedA1b2C3|vi.md.orig|vi.md.rej|vi.md.BAK|vi.md.save|vi.md:Zone.Identifier|bang.xlsx\uF03AZone.Identifier
~$bang.xlsx|~$ngân hàng.docx|.~lock.bang.xlsx#|.~lock.vi.md#|~WRL0001.tmp|~WRD0002.tmp|1A2B3C4D|A1B2C300.tmp|bang.xlsx.tmp|AutoRecovery save of a.asd~|Backup of a.wbk|.~bang.xlsx
.DS_Store|._vi.md|Thumbs.db|thumbs.DB|ehthumbs.db|desktop.ini|Icon\r|.directory|.nfs000000000a1b|.fuse_hidden0000000400000001
.syncthing.vi.md.tmp|~syncthing~vi.md.tmp|.stfolder|.stversions|.dropbox|.dropbox.cache|.~tmp|.tmp.drivedownload|.sync_abc.db|._sync_abc.db-wal|.bang.xlsx.icloud|.csync_journal.db
bang.pdf.crdownload|bang.pdf.part|bang.pdf.partial|bang.pdf.download|bang.pdf.filepart|bang.pdf.opdownload|.vi.md.Xy12Zq|vi.md.1234567|vi.md.tmp.1234.5678|vi.md.tmp-9f|archive.lock.new
.trashed-1767000000-a.jpg|.pending-1767000000-a.jpg|.getxfer.12.3.mega|.smbdeleteAAA1|.afpDeleted12|.apdisk|Picasa.ini|#snapshot|@tmp|RECYCLER
vi.md.crswap|nppBackup|vi_LOCAL_1234.md|entry_BASE_99.yaml|.merge_file_a1B2c3|bang.pdf.dtapart|bang.xlsx.xltd|.com.google.Chrome.a1B2c3
.git|.gitattributes|.gitkeep|.idea|.vscode|@eaDir|#recycle|$RECYCLE.BIN|__MACOSX|lost+found|.Trash-1000
`
  .trim()
  .split(/[|\n]/)
  .map((name) => name.replace('\\r', '\r'))

const ofPeople = `
vi.md|en.md|entry.yaml|archive.lock|wording.yaml|taken-down.yaml|bang.xlsx|so-lieu.2026.csv|a.pdf|a.png|news|2026|1234|4914|v1.2.pdf
part|download|tmp|bang.download.pdf|sed|sedan|.well-known|entry.yml|VI.md|~vi.md|vi.txt|#tin|1a2b3c4d|npp-backup|bang_LOCAL.xlsx|local_1.md|vi-DESKTOP-4F2K9QA.md
`
  .trim()
  .split(/[|\n]/)

test.each(ofPrograms)('%s is kept by a program', (name) => {
  expect(isProgramFile(name)).toBe(true)
})

test.each(ofPeople)('%s is not', (name) => {
  expect(isProgramFile(name)).toBe(false)
})

test.each([
  ['4913', 'folder', false],
  ['sedABC123', 'folder', false],
  ['12345678', 'folder', false],
  ['@eaDir', 'folder', true],
  ['nppbackup', 'folder', true],
  ['recycler', 'folder', true],
] as const)('%s, a %s: %s', (name, kind, expected) => {
  expect(isProgramFile(name, kind)).toBe(expected)
})

test.each([
  ['news/a/.#vi.md', true],
  ['.git/index.lock', true],
  [String.raw`news\a\~$bang.xlsx`, true],
  ['news/a/vi.md', false],
  // A folder may have such a name.
  ['news/4913', false],
])('a change at %s: %s', (path, expected) => {
  expect(isProgramPath(path)).toBe(expected)
})

test.each(ofPrograms.filter((name) => isProgramFile(name, 'folder')))('%s is in small letters too', (name) => {
  expect(isProgramFile(name.toLowerCase(), 'folder')).toBe(true)
})
