import { readFile, writeFile } from 'node:fs/promises'
import type { CollectionName } from '#engine/model/site/collection-name.ts'
import { ProgramError } from '#lib/program-error.ts'
import { say, type Message } from '#lib/say/message.ts'
import { entities } from '../entities.ts'
import { toFactsSchema } from '../to-facts-schema.ts'
import type { PostHead } from './collect/spool-posts.ts'
import { parseTermTable, proposeTermTable, type TermTable } from './plan/term-table.ts'
import type { SourceTerm } from './protocol/source-item.ts'

export interface TermTableOptions {
  file: string
  heads: readonly PostHead[]
  collection: CollectionName
  /** Goes on with what was proposed. */
  isDry: boolean
  print: (line: Message) => void
}

/**
 * The table of what terms mean here. Where there is none yet, one is proposed and written, to be looked at before anything is written
 * into the content.
 * @throws {ProgramError} where it was only now proposed, or is wrong
 */
export async function openTermTable({ file, heads, collection, isDry, print }: TermTableOptions): Promise<TermTable> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text !== undefined) return parseTermTable(text, file)
  const entity = entities.find(({ name }) => name === collection)
  if (!entity) throw new Error(`No schema of ${collection}`)
  const proposed = proposeTermTable(countTerms(heads), toFactsSchema(entity))
  await writeFile(file, proposed)
  if (isDry) {
    print(
      say`What the categories, tags and authors of the source mean here is proposed in ${file}. Look at it before you import`,
    )
    return parseTermTable(proposed, file)
  }
  throw new ProgramError(
    say`What the categories, tags and authors of the source mean here is proposed in ${file}. Look at it, then run the same command again; nothing was written yet`,
  )
}

function countTerms(heads: readonly PostHead[]): Map<SourceTerm, number> {
  const terms = new Map<string, { term: SourceTerm; count: number }>()
  for (const head of heads) {
    for (const term of head.terms) {
      const key = `${term.kind} ${term.key}`
      terms.set(key, { term, count: (terms.get(key)?.count ?? 0) + 1 })
    }
  }
  return new Map(Array.from(terms.values(), ({ term, count }) => [term, count]))
}
