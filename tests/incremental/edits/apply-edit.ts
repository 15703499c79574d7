import { codeEdits } from './code-edits.ts'
import { commentaryEdits } from './commentary-edits.ts'
import type { AppliedEdit, Edits } from './edit.ts'
import { figureEdits } from './figure-edits.ts'
import { fileEdits } from './file-edits.ts'
import { invalidEdits } from './invalid-edits.ts'
import { pageEdits } from './page-edits.ts'
import { createPicks } from './picks.ts'
import { sharedEdits } from './shared-edits.ts'
import type { SiteState } from './site-state.ts'
import { statusEdits } from './status-edits.ts'
import { textEdits } from './text-edits.ts'
import { timeEdits } from './time-edits.ts'

/** One random edit. What it changes depends on the state, so that it can follow any other edits. */
export interface Edit {
  kind: string
  /** Chooses what is changed, among what could be. */
  target: number
  /** Chooses the rest, and makes texts differ. */
  value: number
}

/** Edits by group, and how often each edit of a group is made, relative to others. Builds of code take long. */
export const editGroups: readonly { name: string; weight: number; edits: Edits }[] = [
  { name: 'text', weight: 6, edits: textEdits },
  { name: 'status', weight: 6, edits: statusEdits },
  { name: 'files', weight: 4, edits: fileEdits },
  { name: 'pages', weight: 3, edits: pageEdits },
  { name: 'shared', weight: 3, edits: sharedEdits },
  { name: 'commentary', weight: 2, edits: commentaryEdits },
  { name: 'figures', weight: 2, edits: figureEdits },
  { name: 'time', weight: 4, edits: timeEdits },
  { name: 'invalid', weight: 2, edits: invalidEdits },
]

/** Edits that are made only where a run may build code. */
export const codeGroup = { name: 'code', weight: 1, edits: codeEdits }

const all: Edits = Object.assign({}, ...[...editGroups, codeGroup].map(({ edits }) => edits))

/** Makes an edit. @returns undefined where the state has nothing that it could change */
export function applyEdit(state: SiteState, { kind, target, value }: Edit): AppliedEdit | undefined {
  const apply = all[kind]
  if (!apply) throw new Error(`There is no edit "${kind}"`)
  return apply(state, createPicks(target, value))
}
