import { expect, test } from 'vitest'
import type { ApprovalRule } from '../people/people.ts'
import type { Change } from '../protocol/changes.ts'
import type { Role } from '../protocol/people.ts'
import { listActions, type Situation } from './list-actions.ts'

const change: Change = {
  path: 'disclosures/a',
  kind: 'edit',
  state: 'draft',
  by: 'An',
  at: '2026-11-30T01:00:00.000Z',
  hash: 'x',
  isEmbargoed: false,
  isBehind: false,
}
const approval = { by: 'Bình', at: '2026-11-30T01:00:00.000Z' }
const situation: Situation = {
  change: undefined,
  lastWriter: 'an@shs.example',
  isInContent: true,
  isArchived: true,
  isRecorded: false,
  isMeeting: false,
  isUnfinished: false,
  hasAddress: true,
}
const of = (more: Partial<Change>, others: Partial<Situation> = {}): Partial<Situation> => ({
  change: { ...change, ...more },
  ...others,
})

test.each<[string, Role, Partial<Situation>, string, ApprovalRule?]>([
  ['what is recorded', 'writer', { isRecorded: true }, 'correct withdraw'],
  ['a draft of the content', 'writer', {}, 'edit remove'],
  ['a meeting', 'writer', { isMeeting: true, isArchived: false }, 'edit remove postpone withdraw'],
  ['nothing yet', 'writer', { isInContent: false }, 'edit'],
  ['nothing yet', 'approver', { isInContent: false }, ''],
  ['the content', 'admin', { isRecorded: true }, 'correct withdraw take-down roll-back'],
  ['a draft', 'writer', of({}), 'edit send discard embargo'],
  ['a draft', 'approver', of({}), ''],
  ['a draft that needs nobody', 'writer', of({}), 'edit send discard embargo publish', 'none'],
  ['a draft of no record', 'writer', of({}, { isArchived: false }), 'edit send discard embargo publish'],
  [
    'a draft of no record where all need approval',
    'writer',
    of({}, { isArchived: false }),
    'edit send discard embargo',
    'all',
  ],
  ['what was sent', 'approver', of({ state: 'sent' }), 'approve return'],
  [
    'what they sent themselves',
    'admin',
    of({ state: 'sent' }, { lastWriter: 'me@shs.example' }),
    'edit discard embargo return take-down roll-back',
  ],
  ['what is approved', 'approver', of({ state: 'approved', approval }), 'return publish'],
  ['what is approved, without an approval of these bytes', 'approver', of({ state: 'approved' }), 'return'],
  [
    'what is approved and behind',
    'writer',
    of({ state: 'approved', approval, isBehind: true }),
    'edit discard embargo rebase',
  ],
  [
    'what is half published',
    'writer',
    of({ state: 'approved', approval, isBehind: true }, { isUnfinished: true }),
    'edit discard embargo rebase publish',
  ],
  ['an order', 'writer', of({ order: { action: 'withdraw', reason: { vi: 'a', en: 'a' } } }), 'send discard embargo'],
])('%s, for a %s', (_name, role, more, expected, rule = 'archived') => {
  const person = { name: 'Me', email: 'me@shs.example', roles: [role] }
  expect(listActions(person, { ...situation, ...more }, rule).join(' ')).toBe(expected)
})
