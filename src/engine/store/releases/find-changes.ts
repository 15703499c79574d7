import type { DatabaseSync } from 'node:sqlite'
import { belongsToBuild } from '../belongs-to-build.ts'
import { kinds } from '../output-file.ts'

/** The addresses in which a release differs from the one before: pages, documents, feeds and other files that have a name of their own. */
export interface AddressChanges {
  added: string[]
  changed: string[]
  removed: string[]
}

interface Row {
  kind: number
  path: string
  build: string | null
  image: string | null
  since: number
  until: number | null
}

/**
 * The addresses that changed with each release. A page in two languages is one address. Left out is what belongs to pages: files of a build, such
 * as scripts and payloads, and images.
 */
export function findChanges(database: DatabaseSync): (release: number) => AddressChanges {
  const rows = database
    .prepare(`select kind, path, build, image, since, until from record where kind in (${kinds.page}, ${kinds.file})`)
    .iterate() as Iterable<unknown> as Iterable<Row> // the columns of the query
  const beginning = new Map<number, Set<string>>()
  const ending = new Map<number, Set<string>>()
  const lives = new Map<string, [since: number, until: number][]>()
  for (const { path, build, image, since, until } of rows) {
    if (build !== null || image !== null || belongsToBuild(path, '') || path.startsWith('/_')) continue
    add(beginning, since, path)
    if (until !== null) add(ending, until, path)
    const known = lives.get(path)
    if (known) known.push([since, until ?? Infinity])
    else lives.set(path, [[since, until ?? Infinity]])
  }
  const isIn = (path: string, release: number) =>
    (lives.get(path) ?? []).some(([since, until]) => since <= release && release < until)
  return (release) => {
    const touched = new Set([...(beginning.get(release) ?? []), ...(ending.get(release) ?? [])])
    const changes: AddressChanges = { added: [], changed: [], removed: [] }
    for (const path of [...touched].toSorted()) {
      const [was, is] = [isIn(path, release - 1), isIn(path, release)]
      if (is) changes[was ? 'changed' : 'added'].push(path)
      else if (was) changes.removed.push(path)
    }
    return changes
  }
}

function add(lists: Map<number, Set<string>>, release: number, path: string): void {
  const known = lists.get(release)
  if (known) known.add(path)
  else lists.set(release, new Set([path]))
}
