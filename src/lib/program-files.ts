// Files that programs keep beside the files that people work on: locks, safety copies, half-written and half-loaded files. They
// come and go by themselves, and are no part of the site: one list for readers, watchers and the development server.

/** Whatever is begun with these is kept by a program. Case does not matter. */
const namePatterns: readonly RegExp[] = [
  // File managers and storages: macOS, Windows, KDE, Synology, QNAP, NFS, FUSE.
  /^\.DS_Store$/,
  /^\._/,
  /^\.(?:AppleDouble|Spotlight-V100|Trashes|fseventsd|TemporaryItems|localized|directory)$/,
  /^Icon\r$/,
  /^(?:eh)?thumbs\.db(?::encryptable)?$/,
  /^desktop\.ini$/,
  // What Windows knows of where a file was loaded from, as a file of its own on other disks.
  /[:\uF03A]Zone\.Identifier$/,
  /^(?:\$RECYCLE\.BIN|System Volume Information|lost\+found|__MACOSX|@eaDir|@Recycle|#recycle|\.Trash(?:-\d+)?)$/,
  /^\.(?:nfs[0-9a-f]+|fuse_hidden.*|smbdelete.*|afpDeleted.*)$/,
  /^(?:\.apdisk|\.VolumeIcon\.icns|ehthumbs_vista\.db|\.?Picasa\.ini|\.nomedia|\.thumbnails|RECYCLER|\.recycle)$/,
  /^(?:@tmp|#snapshot|\.snapshot|\.@__thumb|\.SynologyWorkingDirectory)$/,
  // Phones: what is deleted, and what is being received.
  /^\.(?:trashed|pending)-\d+-/,
  // Office and LibreOffice: locks, and what they write before they put it in place.
  /^~\$/,
  /^\.?~lock\./,
  /^~.*\.(?:tmp|temp|asd|wbk)$/,
  /^\.~/,
  // Emacs, Vim, nano, GNOME, KDE, JetBrains, TextEdit, Sublime, VS Code.
  /^\.#/,
  /^#.+#$/,
  /~$/,
  /^\..+\.sw[a-z]$/,
  /\.sw[nop]$/,
  /^\.goutputstream-/,
  /^\..+\.kate-swp$/,
  /___jb_(?:tmp|old|bak)___$/,
  /\.sb-[0-9a-f]{8}-\w{6}$/,
  /\.vsctmp$/,
  // Editors in a browser, Notepad++, and git while somebody merges.
  /\.crswap$/,
  /^nppBackup$/,
  /_(?:BACKUP|BASE|LOCAL|REMOTE)_\d+\.\w+$/,
  /^\.merge_file_\w+$/,
  /^\.(?:git|gitkeep|gitignore|gitattributes|hg|svn|idea|vscode|vs|obsidian|fleet|zed|history|netrwhist)$/,
  // Synchronization: Syncthing, Dropbox, Google Drive, OneDrive, ownCloud, Nextcloud, iCloud, Resilio, MEGA, rsync.
  /^\.syncthing\./,
  /^~syncthing~/,
  /^\.st(?:folder|ignore|versions)/,
  /^\.dropbox/,
  /^\.tmp\.drive(?:down|up)load$/,
  /^\.(?:csync_journal|_?sync_|owncloudsync)/,
  /^\..+\.icloud$/,
  /^\.sync$|\.!sync$|\.bts$/,
  /^\.(?:getxfer\..+\.mega|megaignore|nextcloudsync\.log)$/,
  /^\..+\.(?:md|yaml|pdf|xlsx|docx|pptx|csv|zip|jpe?g|png|svg)\.\w{6}$/,
  // Copies that editors and git leave, and what is being written or loaded.
  /\.(?:bak|backup|orig|rej|save|tmp|temp|autosave|asv|xlk|wbk|laccdb)$/,
  /\.tmp[.-]/,
  /^\.(?:com\.google\.Chrome|org\.chromium\.Chromium)\.\w+$/,
  /\.(?:crdownload|dtapart|xltd|downloading|download|opdownload|part|partial|filepart|aria2|!ut|!qb)$/,
  /\.(?:md|yaml|pdf|xlsx|docx|pptx|csv|zip|jpe?g|png|svg|lock)\.(?:\d+|new)$/,
].map((pattern) => new RegExp(pattern, 'i'))

/** Most names of content and code, which match none of these: asking all patterns for each of tens of thousands takes 0.1 s. */
const ordinaryFile = /^[a-z0-9-]+\.(?:md|yaml|svg|jpg|png|pdf|tsx?|css)$/
const ordinaryFolder = /^(?!(?:nppbackup|recycler)$)[a-z0-9-]+$/

/** Files, but not folders, for these may be names of entries: Vim's probe 4913 and those after it, `sed -i`, Excel. */
const filePatterns: readonly RegExp[] = [/^sed\w{6}$/, /^[0-9A-F]{8}$/]
const vimProbe = { first: 4913, step: 123 }

/** True if a program has put a file, a link or a folder of this name beside those of people. */
export function isProgramFile(name: string, kind: 'folder' | 'other' = 'other'): boolean {
  if (ordinaryFile.test(name) || (kind === 'folder' && ordinaryFolder.test(name))) return false
  return namePatterns.some((pattern) => pattern.test(name)) || (kind === 'other' && isProbe(name))
}

function isProbe(name: string): boolean {
  if (filePatterns.some((pattern) => pattern.test(name))) return true
  const number = /^\d{4,6}$/.test(name) ? Number(name) : 0
  return number >= vimProbe.first && (number - vimProbe.first) % vimProbe.step === 0
}

/** True if a change at a path is one of a program's own files. Names that an entry may have are not taken for one. */
export function isProgramPath(path: string): boolean {
  return path.split(/[/\\]/).some((name) => isProgramFile(name, 'folder'))
}
