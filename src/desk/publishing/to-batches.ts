import { isRootFile } from '../changes/change-path.ts'
import type { Change } from '../protocol/changes.ts'
import { isArchived } from './to-disclosure.ts'

/** A change, and those that are published with it in one release. */
export interface Batch {
  change: Change
  along: readonly Change[]
}

const isWritten = ({ kind, order }: Change) => kind !== 'remove' && order === undefined
const isDisclosed = (change: Change) => isWritten(change) && isArchived(change.path)
const mayGoAlong = (change: Change) => isWritten(change) && !isRootFile(change.path)

/**
 * Puts changes of one moment in the order in which they are published. What others name goes first, and all that is no disclosure goes along with
 * the last disclosure: figures and a press release appear with their report, not before.
 * @param readFacts gives the text of the facts of a change
 */
export function toBatches(changes: readonly Change[], readFacts: (change: Change) => string): Batch[] {
  const disclosed = inOrder(changes.filter(isDisclosed), readFacts)
  const others = changes.filter((change) => !isDisclosed(change))
  if (disclosed.length === 0) return others.map((change) => ({ change, along: [] }))
  const along = others.filter(mayGoAlong)
  return [
    ...disclosed.map((change, index) => ({ change, along: index === disclosed.length - 1 ? along : [] })),
    ...others.filter((change) => !mayGoAlong(change)).map((change) => ({ change, along: [] })),
  ]
}

/** Those that others name, first. Where two name each other, they stay as they are. */
function inOrder(changes: readonly Change[], readFacts: (change: Change) => string): Change[] {
  const left = [...changes]
  const sorted: Change[] = []
  const names = (one: Change, other: Change) => readFacts(one).includes(other.path.split('/')[1] ?? other.path)
  while (left.length > 0) {
    const found = left.findIndex((one) => !left.some((other) => other !== one && names(one, other)))
    sorted.push(...left.splice(Math.max(found, 0), 1))
  }
  return sorted
}
