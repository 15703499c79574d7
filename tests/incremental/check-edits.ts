import { compareAnswers, type Answers } from './answers.ts'
import { applyEdit, type Edit } from './edits/apply-edit.ts'
import type { AppliedEdit } from './edits/edit.ts'
import type { SiteState } from './edits/site-state.ts'

/** The end of a publish: what the output answers, or why the content was refused. */
export type BuildOutcome = { answers: Answers } | { refusal: string }

/** The files of the search: those of two segments and of one differ, and answer alike. */
const searchFile = /\/_search\/.*\.bin/

/** The two ways to build that are compared. */
export interface Builders {
  /**
   * Publishes into the same output again and again, with all caches.
   * @param touched files of the content to be written although their bytes are the same
   */
  publish: (state: SiteState, touched: readonly string[]) => Promise<BuildOutcome>
  /** Makes the former release of that output the current one. Does nothing where there is none. */
  rollBack: () => Promise<void>
  /** Reads that output's answers. */
  readAnswers: () => Promise<Answers>
  /** Makes one segment of that output's search. */
  merge: () => Promise<Answers>
  /** Does what else a publish of that output does not wait for: social images, the best compression. */
  finish: () => Promise<Answers>
  /** Builds into an empty folder, without the results of earlier builds. */
  buildClean: (state: SiteState, options: { isFinished: boolean }) => Promise<BuildOutcome>
  close: () => Promise<void>
}

/** An incremental build and a clean one that do not agree. */
export class DifferenceError extends Error {
  override name = 'DifferenceError'
}

export interface CheckOptions {
  edits: readonly Edit[]
  first: SiteState
  /** After how many publishes the output is compared with a clean build. It always is after the last one. */
  compareEvery: number
  /** True if outputs are compared once the work is done too that a publish does not wait for. */
  isFinished: boolean
  /** Called for each edit that was made, with what it changed. */
  onEdit: (line: string) => void
}

/**
 * Publishes a first state and each edit of it, and compares the output with clean builds. An edit that is refused must be
 * refused by a clean build for the same reasons, and must leave the output as it was; it is then undone.
 * @throws {DifferenceError} with what differs
 */
export async function checkEdits(builders: Builders, options: CheckOptions): Promise<void> {
  const { edits, first, compareEvery, isFinished, onEdit } = options
  let state = first
  let answers = await publishValid(builders, state)
  let published = 0
  let compared = 0
  const compare = async (what: string, isLast = false) => {
    if (isFinished) answers = await builders.finish()
    const clean = await builders.buildClean(state, { isFinished })
    if ('refusal' in clean)
      throw new DifferenceError(`${what}: a clean build refuses what was published:\n${clean.refusal}`)
    failOn(what, compareAnswers(withoutSearchFiles(answers), withoutSearchFiles(clean.answers)))
    // Not each time, so that the recent segment has the edits of several publishes.
    if (!isLast && compared++ % 2 === 0) return
    answers = await builders.merge()
    if (isFinished) answers = await builders.finish()
    failOn(`${what}: with its search in one segment`, compareAnswers(answers, clean.answers))
  }
  for (const edit of edits) {
    const applied = applyEdit(state, edit)
    if (!applied) continue
    const what = `${edit.kind}: ${applied.what}`
    onEdit(what)
    if (applied.isRollback) await builders.rollBack()
    const before = await builders.readAnswers()
    const result = await builders.publish(applied.state, applied.touched ?? [])
    if ('refusal' in result) {
      await checkRefusal(builders, { applied, what, refusal: result.refusal, before })
      answers = await publishValid(builders, state)
    } else {
      state = applied.state
      answers = result.answers
    }
    published++
    if (published % compareEvery === 0) await compare(what)
  }
  await compare('after the last edit', true)
}

function withoutSearchFiles(answers: Answers): Answers {
  return new Map([...answers].filter(([key]) => !searchFile.test(key)))
}

async function publishValid(builders: Builders, state: SiteState): Promise<Answers> {
  const result = await builders.publish(state, [])
  if ('refusal' in result) throw new DifferenceError(`What was valid before is refused:\n${result.refusal}`)
  return result.answers
}

interface Refused {
  applied: AppliedEdit
  what: string
  refusal: string
  before: Answers
}

async function checkRefusal(builders: Builders, { applied, what, refusal, before }: Refused): Promise<void> {
  failOn(`${what}: was refused, but changed the output`, compareAnswers(await builders.readAnswers(), before))
  const clean = await builders.buildClean(applied.state, { isFinished: false })
  if ('answers' in clean) throw new DifferenceError(`${what}: was refused, but a clean build accepts it:\n${refusal}`)
  if (clean.refusal === refusal) return
  throw new DifferenceError(`${what}: was refused for other reasons:\n${refusal}\nA clean build:\n${clean.refusal}`)
}

const shownCount = 10

function failOn(what: string, differences: readonly string[]): void {
  if (differences.length === 0) return
  const more = differences.length > shownCount ? `\n… and ${differences.length - shownCount} more` : ''
  throw new DifferenceError(`${what}\n${differences.slice(0, shownCount).join('\n')}${more}`)
}
