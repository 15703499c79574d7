import type { ArchiveLock } from '../archive/archive-lock.ts'
import { isRecorded } from '../archive/is-recorded.ts'
import { Diagnostics } from '../source/diagnostics.ts'
import { rules } from '../source/rules.ts'
import { isAsWritten } from '../wording/is-as-written.ts'
import type { WordingProblem } from '../wording/wording-problem.ts'
import type { VisibleResult } from './visible-result.ts'

/** A form in a text, with the path of its file and whether anyone sees it. */
export interface TextWording extends WordingProblem {
  isDraft: boolean
}

interface Options {
  /** The path of the content's folder. */
  folder: string
  lock: ArchiveLock | undefined
}

/**
 * The forms in all texts that are written otherwise here. What the archive holds to a record keeps its words, even if a rule
 * or a term is newer: nobody can follow advice on it.
 */
export function listWording(results: readonly VisibleResult[], { folder, lock }: Options): TextWording[] {
  return results.flatMap(({ result, visibility }) => {
    if (result.state !== 'valid' || result.wording.length === 0) return []
    if (isAsWritten(result.facts) || lock?.has(toId(result, folder)) === true) return []
    return result.wording.map((problem) => ({
      ...problem,
      file: `${result.name}/${problem.file}`,
      isDraft: visibility === 'draft',
    }))
  })
}

/** True if an entry is recorded as disclosed, so that its words must not change. */
export function isDisclosed({ name, facts }: { name: string; facts: unknown }, { folder, lock }: Options): boolean {
  return isRecorded(toId({ name }, folder), facts, lock)
}

/** The entry as the archive names it: `disclosures/a`. */
function toId({ name }: { name: string }, folder: string): string {
  return name.slice(folder.length + 1)
}

/** Reports them. */
export function reportWording(
  problems: readonly TextWording[],
  { diagnostics, isStrict }: { diagnostics: Diagnostics; isStrict: boolean },
): void {
  for (const { file, isDraft, message, fix, ...position } of problems) {
    const own = new Diagnostics()
    own.error(rules.wording, file, position, message, { fix })
    diagnostics.addAll(own, { isDraft, isStrict })
  }
}
