import {
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import * as v from 'valibot'
import { codeRoot } from '#engine/content/disk/code-root.ts'
import { hashFile, listFilesSync } from '#engine/content/disk/file-hashes.ts'
import { defineFormat } from '#engine/model/config/stored-json.ts'
import { sourcePaths } from '#engine/render/code/read-sources.ts'
import { toKeptFolder, type KeptPlaces } from './open-kept.ts'

// The code of what is published, kept as its content is: an urgent disclosure is made with it whatever becomes of the code meanwhile.

/** The folders and files that the site is made of besides its content. */
export const codePaths: readonly string[] = [
  ...sourcePaths,
  'public',
  'package.json',
  'tsconfig.json',
  'lingui.config.ts',
]

/** The files of code by path, each with a hash of its bytes. */
export type CodeFiles = Readonly<Record<string, string>>

/** Hashes that the code of a release is known by. */
export interface CodeKey {
  /** See `SourceHashes.all`. */
  sources: string
  /** Changes with everything that is kept. */
  all: string
}

interface KeptCode {
  key: CodeKey
  files: CodeFiles
}

const format = defineFormat<KeptCode>(
  1,
  v.object({ key: v.object({ sources: v.string(), all: v.string() }), files: v.record(v.string(), v.string()) }),
)

/** False for tests, of which nothing is published. */
export const isOfSite = (path: string): boolean => !/\.test(?:-d)?\.tsx?$/.test(path)

/** The present files of code, without tests. @param root the folder of the code */
export function listCode(root: string, toHash: (path: string) => string = hashFile): CodeFiles {
  const files = codePaths
    .filter((path) => existsSync(join(root, path)))
    .flatMap((path) => listFilesSync(join(root, path)))
  const named = files.map((file) => [relative(root, file).split(sep).join('/'), file] as const)
  return Object.fromEntries(named.filter(([name]) => isOfSite(name)).map(([name, file]) => [name, toHash(file)]))
}

/** Keeps the code with which a release was made. Files that several copies have are one on the disk. */
export function keepCode(places: KeptPlaces, key: CodeKey, toHash: (path: string) => string): void {
  if (codeRoot !== '' || readNote(places)?.key.all === key.all) return
  const [folder, note] = [toCodeFolder(places), toNote(places)]
  const files = listCode('', toHash)
  rmSync(note, { force: true })
  rmSync(folder, { recursive: true, force: true })
  for (const [path, hash] of Object.entries(files)) putFile(places, { path, hash }, join(folder, path))
  writeFileSync(`${note}.new`, format.write({ key, files }))
  renameSync(`${note}.new`, note)
}

/**
 * The files of the code of the latest release; undefined where they are not known on this machine.
 * @param sources those that the release was made from: see `SourceHashes.all`
 */
export function readKeptFiles(places: KeptPlaces, sources: string | undefined): CodeFiles | undefined {
  const note = readNote(places)
  return note && note.key.sources === sources ? note.files : undefined
}

/** The folder with the copy of files that were kept; undefined where it is not whole. */
export function findKeptCode(places: KeptPlaces, files: CodeFiles): string | undefined {
  const folder = toCodeFolder(places)
  return existsSync(folder) && findDifferences(files, listCode(folder)).length === 0 ? folder : undefined
}

/** The paths of files that differ, or that only one has. */
export function findDifferences(one: CodeFiles, other: CodeFiles): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((path) => one[path] !== other[path])
}

/** The folder of the files of all copies, each under the hash of its bytes. */
export const codeFilesFolder = join('published', 'code-files')

function putFile({ cacheDirectory }: KeptPlaces, { path, hash }: { path: string; hash: string }, place: string): void {
  const file = join(cacheDirectory, codeFilesFolder, hash)
  mkdirSync(dirname(place), { recursive: true })
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true })
    const temporary = `${file}.${process.pid}`
    copyFileSync(path, temporary, constants.COPYFILE_FICLONE)
    renameSync(temporary, file)
  }
  try {
    linkSync(file, place)
  } catch {
    // Not every disk has links.
    copyFileSync(file, place)
  }
}

function readNote(places: KeptPlaces): KeptCode | undefined {
  try {
    return format.parse(readFileSync(toNote(places), 'utf8'))
  } catch {
    return undefined
  }
}

const toNote = (places: KeptPlaces) => join(toKeptFolder(places), 'code.json')
const toCodeFolder = (places: KeptPlaces) => join(toKeptFolder(places), 'code')
