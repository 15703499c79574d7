import { hasRole, type ApprovalRule } from '../people/people.ts'
import type { Action, Change } from '../protocol/changes.ts'
import type { Person } from '../protocol/people.ts'

/** The state of a folder, for the rights of a person. */
export interface Situation {
  change: Change | undefined
  /** The e-mail address of the person who wrote the change last. */
  lastWriter: string | undefined
  /** True if the content has the folder. A file at the root is none: it stays. */
  isInContent: boolean
  /** True if it is recorded once it is published. */
  isArchived: boolean
  /** True if it is recorded: its bytes do not change any more. */
  isRecorded: boolean
  isMeeting: boolean
  /** True if a publication of it was begun, and not ended: the content has its files already. */
  isUnfinished: boolean
  /** True for an entry or a page that has an address of its own. */
  hasAddress: boolean
}

export function needsApproval({ isArchived }: Pick<Situation, 'isArchived'>, rule: ApprovalRule): boolean {
  return rule === 'all' || (rule === 'archived' && isArchived)
}

/** The actions that a person may take now. The server refuses all others, whatever a page shows. */
export function listActions(person: Person, situation: Situation, rule: ApprovalRule): readonly Action[] {
  const { change } = situation
  const [mayWrite, mayApprove] = [hasRole(person, 'writer'), hasRole(person, 'approver')]
  return [...(change ? listOfChange(change) : listOfContent()), ...(hasRole(person, 'admin') ? ownOfAdmin() : [])]

  function* listOfChange({ state, isBehind, order, approval }: Change): Generator<Action> {
    const isFree = !needsApproval(situation, rule)
    if (mayWrite) {
      if (!order) yield 'edit'
      if (state === 'draft' || state === 'returned') yield 'send'
      yield 'discard'
      yield 'embargo'
      if (isBehind && !order) yield 'rebase'
    }
    // Two pairs of eyes: nobody approves what they wrote last, not even an administrator.
    if (mayApprove && state === 'sent' && person.email !== situation.lastWriter) yield 'approve'
    if (mayApprove && (state === 'sent' || state === 'approved' || state === 'timed')) yield 'return'
    const isApproved = approval !== undefined && (state === 'approved' || state === 'timed')
    if ((mayWrite || mayApprove) && (isFree || isApproved) && (!isBehind || situation.isUnfinished)) yield 'publish'
  }

  function* listOfContent(): Generator<Action> {
    if (!mayWrite) return
    if (situation.isRecorded) {
      yield 'correct'
      yield 'withdraw'
      return
    }
    yield 'edit'
    if (!situation.isInContent) return
    yield 'remove'
    if (situation.isMeeting) {
      yield 'postpone'
      yield 'withdraw'
    }
  }

  function* ownOfAdmin(): Generator<Action> {
    if (situation.isInContent && situation.hasAddress) yield 'take-down'
    yield 'roll-back'
  }
}
