import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { CommittedContent } from '../held/assume-committed.ts'
import { scanTree } from '../source/scan-tree.ts'
import type { FolderItem } from '../source/source-tree.ts'
import { readGit } from './run-git.ts'

/** How many earlier forms of a folder are looked at. */
const mostFormers = 5

/**
 * Reads the last commit of the branch that is checked out.
 * @param place an empty folder for the files, outside the repository
 * @returns undefined where Git has nothing of the folder
 */
export function readCommitted(directory: string, place: string): CommittedContent | undefined {
  const [root, prefix = ''] = readGit(directory, ['rev-parse', '--show-toplevel', '--show-prefix'])?.split('\n') ?? []
  if (!root) return undefined
  /** The files of a commit at a path below the content, each with its bytes as a checkout would write them. */
  const checkOut = (commit: string, name: string, path?: string): FolderItem | undefined => {
    const into = join(place, name)
    const index = join(place, `${name}.index`)
    const below = path === undefined ? ['-r', commit, '--', prefix] : [commit, '--', `${prefix}${path && `${path}/`}`]
    // Of each: mode, kind and hash, a tab, and its path in the repository.
    const lines = readGit(root, ['ls-tree', '-z', ...below.map((one) => one || '.')])?.split('\0') ?? []
    const files = lines.flatMap((line) => (/^100\d+ blob /.test(line) ? [line.slice(line.indexOf('\t') + 1)] : []))
    if (files.length === 0) return undefined
    mkdirSync(into, { recursive: true })
    const isRead = readGit(root, ['read-tree', commit], { index }) !== undefined
    const text = files.join('\0')
    const written = isRead && readGit(root, ['checkout-index', '-z', '--stdin', `--prefix=${into}/`], { text, index })
    if (written === undefined || written === false) return undefined
    const found = resolve(into, prefix, path ?? '')
    return withPlaces(scanTree(found, path === undefined ? 'tree' : 'folder'), found)
  }
  const tree = checkOut('HEAD', 'head')
  return tree && { tree, formers: (path) => listFormers(path) }

  function* listFormers(path: string): Generator<FolderItem> {
    const about = ['--', `${prefix}${path}` || '.']
    const commits = readGit(root ?? '', ['log', `-${mostFormers}`, '--format=%H', 'HEAD', ...about])?.split('\n') ?? []
    for (const [index, commit] of commits.filter(Boolean).entries()) {
      const found = checkOut(`${commit}^`, `${index}-${encodeURIComponent(path)}`, path)
      if (found) yield { ...found, items: new Map([...found.items].filter(([, { kind }]) => kind !== 'folder')) }
    }
  }
}

/** Says of each folder where its files are: they are not at its place in the content. */
function withPlaces(folder: FolderItem, place: string): FolderItem {
  const items = Array.from(folder.items, ([name, item]) => {
    return [name, item.kind === 'folder' ? withPlaces(item, join(place, name)) : item] as const
  })
  return { ...folder, items: new Map(items), directory: place }
}
