import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { pagesFolder } from '#engine/content/entries/list-entries.ts'
import { say } from '#lib/say/message.ts'
import { site } from '#site/site.ts'
import type { ChangePath } from '../protocol/changes.ts'
import { Refused } from '../refusal/refused.ts'

const segment = /^[a-z0-9][a-z0-9._-]{0,120}$/

/** Files at the root of the content that editors may change. */
const rootFile = /^[a-z][a-z0-9-]*\.yaml$/

/** Those that programs write, and nobody else. */
const written = new Set(['taken-down.yaml'])

export const isRootFile = (path: ChangePath): boolean => rootFile.test(path)

/**
 * The path of what can be changed: the folder of an entry or of a page, or a file at the root.
 * @throws {Refused} for any other text, so that nothing outside the content can be named
 */
export function toChangePath(text: string): ChangePath {
  const segments = text.split('/')
  const [first = ''] = segments
  const isEntry = segments.length === 2 && site.names.some((name) => name === first)
  const isKnown = isEntry || first === pagesFolder || (isRootFile(text) && !written.has(text))
  if (isKnown && segments.every((one) => segment.test(one) && !one.includes('..'))) return text
  throw new Refused(
    404,
    say`There is nothing to edit at “${text.slice(0, 200)}”. The folder of an entry is named like news/tin-a, that of a page like pages/ho-tro`,
  )
}

// Names that a disk, a shell or an address would read otherwise: letters of control, parts of paths, marks of Windows.
// oxlint-disable-next-line no-control-regex -- they are what it refuses
const unusable = /[\u0000-\u001F\u007F/\\:*?"<>|]|^[.~]|[. ]$|^$/

/** @throws {Refused} where a text cannot be the name of a file in a folder of the content */
export function checkFileName(name: string): void {
  if (!unusable.test(name) && name.length <= 150 && name === name.normalize('NFC')) return
  throw new Refused(
    422,
    say`“${name.slice(0, 200)}” cannot be the name of a file: use a-z, 0-9 and hyphens, without folders`,
  )
}

/** The folder of a change below that of all changes: one folder each, so that those of pages do not stand in each other. */
export function toStateFolder(path: ChangePath): string {
  const [first = '', ...rest] = path.split('/')
  return isRootFile(path) ? `+/${path}` : `${first}/${rest.join('+') || '+'}`
}

/**
 * The place of a path in a folder, such as the content.
 * @throws {Refused} where a folder on the way is a link: it may lead anywhere
 */
export function toPlace(directory: string, path: ChangePath): string {
  let place = directory
  for (const name of path.split('/')) {
    place = join(place, name)
    if (lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink())
      throw new Refused(
        422,
        say`${path} is behind a symbolic link, which the desk does not follow. Put the folder itself there`,
      )
  }
  return place
}
