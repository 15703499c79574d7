import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { ChangePath } from '../protocol/changes.ts'
import { toStateFolder } from './change-path.ts'
import { factsFormat, type StoredFacts } from './stored-facts.ts'
import type { FileLister } from './stored-files.ts'

/** The folders of all changes, and of their facts, below that of the state. */
const [changesFolder, factsFolder] = ['changes', 'facts']

export const toFactsFile = (path: ChangePath): string => `${factsFolder}/${toStateFolder(path)}.json`
export const toChangeFolder = (path: ChangePath): string => `${changesFolder}/${toStateFolder(path)}`

/**
 * The changes that are in a state folder. Facts are written before the folder of a change is there, and go before it goes: what a program that was
 * killed has left half is half of a change that nobody was told of, or half of one that was discarded.
 */
export function readStored(state: string, lister: Pick<FileLister, 'list'>): Map<ChangePath, StoredFacts> {
  const found = new Map<ChangePath, StoredFacts>()
  const files = listBelow(join(state, factsFolder)).filter((name) => name.endsWith('.json'))
  for (const name of files) {
    const facts = factsFormat.parse(readFileSync(join(state, factsFolder, name), 'utf8'))
    if (!facts || toFactsFile(facts.path) !== `${factsFolder}/${name}`) continue
    const isThere = facts.kind === 'remove' || lister.list(join(state, toChangeFolder(facts.path))) !== undefined
    if (isThere) found.set(facts.path, facts)
    else rmSync(join(state, factsFolder, name))
  }
  return found
}

function listBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()
  } catch {
    return []
  }
}
