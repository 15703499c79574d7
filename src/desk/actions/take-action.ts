import { say } from '#lib/say/message.ts'
import { toChangePath } from '../changes/change-path.ts'
import type { Action, ActionRequest, Change, ChangePath, Order, Run } from '../protocol/changes.ts'
import type { LocalText, Person } from '../protocol/people.ts'
import { appearsWith } from '../publishing/appears-with.ts'
import { Conflicting, Refused } from '../refusal/refused.ts'
import { listActions, needsApproval } from '../rights/list-actions.ts'
import { refuseHidden } from '../rights/refuse-hidden.ts'
import { toLocalText } from '../say/to-local-text.ts'
import type { DeskServices } from '../services/services.ts'
import { findSituation } from './find-situation.ts'

type Services = Pick<DeskServices, 'changes' | 'clock' | 'people' | 'publisher' | 'runs'>

interface Asked {
  action: Action
  path: string
  person: Person
  request: ActionRequest
}

/**
 * Does what a person asks for, if they may.
 * @throws {Refused} where they may not, or have not seen what is there now
 */
export async function takeAction(services: Services, { action, path: given, person, request }: Asked): Promise<Run> {
  const { changes, clock, people, publisher, runs } = services
  const path = toChangePath(given)
  const situation = findSituation(services, path)
  const { change } = situation
  refuseHidden(changes, path, person)
  if (!listActions(person, situation, people.approval).includes(action))
    throw new Refused(403, describeMissingRight(action, path))
  const now = clock().toISOString()
  const tellDone = (message: Parameters<typeof toLocalText>[0]): Run =>
    runs.start(() => Promise.resolve({ kind: 'end', isDone: true, message: toLocalText(message), addresses: [], path }))
  const set = (facts: Parameters<typeof changes.set>[1], subject: string) =>
    changes.set(path, facts, { by: person, subject })

  switch (action) {
    case 'send':
      seen(change)
      await set({ state: 'sent', remark: null, ...toEmbargo() }, 'Send')
      return tellDone(say`${path} waits for approval`)
    case 'approve':
      seen(change)
      await set({ state: 'approved', approval: { by: person, at: now }, remark: null }, 'Approve')
      return tellDone(say`${path} is approved`)
    case 'return': {
      const text = mustSay(say`Say in a sentence what is to be done before it can be approved`)
      await set(
        { state: 'returned', approval: null, publishAt: null, remark: { by: person.name, at: now, text: text.vi } },
        'Return',
      )
      return tellDone(say`${path} went back to its writer`)
    }
    case 'publish': {
      const { at } = request
      const present = seen(change)
      if (at === undefined) return publisher.publish(present, person, request, findAppearing(services, path, person))
      if (Number.isNaN(Date.parse(at)))
        throw new Refused(422, say`“${at}” is no moment. Write one like 2026-12-01T08:00+07:00`)
      if (Date.parse(at) <= clock().getTime())
        throw new Refused(422, say`This moment is past. Publish now, or choose a later one`)
      const publishAt = new Date(at).toISOString()
      await set({ state: 'timed', publishAt, publisher: person, ...toEmbargo() }, 'Time')
      return tellDone(say`${path} is published by the desk at its moment`)
    }
    case 'discard':
      await changes.discard(path, person)
      return tellDone(say`The change of ${path} is discarded. Its saves stay in the history`)
    case 'embargo':
      await set({ isEmbargoed: request.isEmbargoed === true }, request.isEmbargoed ? 'Embargo' : 'End the embargo of')
      return tellDone(request.isEmbargoed ? say`${path} is under embargo` : say`${path} is under no embargo`)
    case 'rebase': {
      const answer = await changes.rebase(path, person, request.seen)
      if ('files' in answer) throw new Conflicting(answer.files)
      return tellDone(say`${path} has what others have published meanwhile`)
    }
    case 'remove':
      return goOnWith(await changes.remove(path, person))
    case 'withdraw':
    case 'postpone':
      return goOnWith(await changes.order(path, toOrder(action), person))
    case 'correct':
      return publisher.correct(path, person, request)
    case 'take-down':
      mustSay(say`Say why it is taken down: it is kept with the content`)
      return publisher.takeDown(path, person, request)
    case 'roll-back':
      return publisher.rollBack(person)
    case 'edit':
      throw new Refused(400, say`An edit is a save: PUT /api/folders/${path}`)
  }

  /** Approval first, where it needs one; else at once. */
  async function goOnWith(made: Change): Promise<Run> {
    if (!needsApproval(situation, people.approval)) return publisher.publish(made, person, request)
    await set({ state: 'sent' }, 'Send')
    return tellDone(say`${path} waits for approval`)
  }

  /** Refuses whom has not seen the bytes that are there. */
  function seen(present: Change | undefined): Change {
    if (present && present.hash === request.hash) return present
    throw new Refused(409, say`${path} was changed meanwhile. Look at it again`)
  }

  function mustSay(missing: Parameters<typeof toLocalText>[0]): LocalText {
    const { reason } = request
    const [first] = Object.values(reason ?? {}).filter((text) => text.trim() !== '')
    if (first === undefined) throw new Refused(422, missing)
    return toLocalText({ text: '{0}', values: [{ typed: first }] })
  }

  function toOrder(action: Order['action']): Order {
    const { reason, opensAt, recordDate } = request
    if (!reason || Object.values(reason).some((text) => text.trim() === ''))
      throw new Refused(422, say`Give the reason in both languages: its readers see it`)
    if (action === 'postpone' && opensAt === undefined) throw new Refused(422, say`Say when the meeting opens now`)
    return { action, reason, ...(action === 'postpone' && { opensAt, recordDate }) }
  }

  function toEmbargo() {
    return request.isEmbargoed === undefined ? {} : { isEmbargoed: request.isEmbargoed }
  }
}

/** The changes that appear with what is published, such as the figures of a report: those that may be published now, and others. */
function findAppearing(services: Services, path: ChangePath, person: Person) {
  const { changes, people } = services
  const found = changes
    .list()
    .filter((one) => one.path !== path && one.state !== 'timed' && changes.mayRead(person, one))
    .filter((one) => appearsWith({ path: one.path, files: changes.files(one.path) }, path))
  const { ready = [], waiting = [] } = Object.groupBy(found, (one) =>
    listActions(person, findSituation(services, one.path), people.approval).includes('publish') ? 'ready' : 'waiting',
  )
  return { ready, waiting }
}

function describeMissingRight(action: Action, path: ChangePath) {
  switch (action) {
    case 'approve':
      return say`You may not approve ${path} now: whoever approves is an approver, has not written it last, and it waits for approval`
    case 'publish':
      return say`You may not publish ${path} now: it needs the approval of another person, of the bytes that are there, and the present version of the content`
    default:
      return say`You may not do that with ${path} now. Load the page again: it shows what you may`
  }
}
