import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FolderItem } from '../source/source-tree.ts'
import { groupErrors } from './group-errors.ts'
import type { Examined } from './hold-back.ts'
import type { KeptSources } from './kept-sources.ts'
import { listPublished } from './list-folders.ts'
import { replaceFolder } from './replace-folder.ts'

/** The last commit of a folder of content, and those before it. */
export interface CommittedContent {
  /** All of it. */
  tree: FolderItem
  /** Earlier forms of a folder in it, the latest first, without those in it: `news/a`; the empty path is the content itself. */
  formers: (path: string) => Iterable<FolderItem>
}

interface Committing {
  /** The path of the content's folder, for messages. */
  name: string
  kept: Pick<KeptSources, 'assume'>
  /** @param place an empty folder for its files; undefined where nothing is committed */
  readCommitted: (place: string) => CommittedContent | undefined
  /** @param whole the tree before folders were left out of it */
  examine: (tree: FolderItem, whole: FolderItem) => Promise<Examined>
}

/**
 * Takes what Git has committed for what was published. A folder with an error is taken as it was committed before, until it has none;
 * one that never was without is left out. Nothing is assumed where that does not help, and where Git has nothing.
 */
export async function assumeCommitted({ name, kept, readCommitted, examine }: Committing): Promise<void> {
  const place = mkdtempSync(join(tmpdir(), 'committed-'))
  try {
    const committed = readCommitted(place)
    if (!committed) return
    let tree = committed.tree
    const formers = new Map<string, Iterator<FolderItem>>()
    const gone = new Set<string>()
    for (;;) {
      const { content, diagnostics } = await examine(tree, committed.tree)
      const faulty = [...groupErrors(diagnostics.errors, name, tree).keys()].filter((path) => !gone.has(path))
      if (diagnostics.errors.length === 0) return kept.assume(listPublished(tree, content))
      if (faulty.length === 0) return
      for (const path of faulty) {
        const left = formers.get(path) ?? committed.formers(path)[Symbol.iterator]()
        formers.set(path, left)
        const { value, done } = left.next()
        if (done) gone.add(path)
        tree = replaceFolder(tree, path, done ? undefined : value)
      }
    }
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}
