import { toSiteMoment } from '#engine/model/locale/site-time.ts'
import type { Clock } from '#lib/clock.ts'
import { say, type Message } from '#lib/say/message.ts'
import { isRootFile } from '../changes/change-path.ts'
import type { ChangeStore } from '../changes/change-store.ts'
import { createFileLister, toFilesHash } from '../changes/stored-files.ts'
import type { Change, ChangePath, Problem } from '../protocol/changes.ts'
import type { Person } from '../protocol/people.ts'
import { Refused } from '../refusal/refused.ts'
import type { RunEnd, Tell } from '../runs/open-runs.ts'
import { toLocalText } from '../say/to-local-text.ts'
import type { ContentRepository } from './content-repository.ts'
import type { Begun, Journal } from './journal.ts'
import { isStamped, writeFormer, writeNext } from './published-files.ts'
import type { RunProgram } from './run-program.ts'
import { toAddress } from './to-addresses.ts'

export interface PublishPlaces {
  content: string
  out: string
  origin: string
  clock: Clock
  changes: ChangeStore
  repository: ContentRepository
  journal: Journal
  run: RunProgram
  /** The errors with which a build would leave the folder out. */
  findErrors: (path: ChangePath) => Promise<readonly Problem[]>
}

export interface PublishWish {
  by: Pick<Person, 'name' | 'email'>
  approver: Pick<Person, 'name' | 'email'> | undefined
  /** The arguments of `disclose` for what is recorded; undefined for all else. */
  disclosure: readonly string[] | undefined
  isShown: boolean
  /** Changes that are published with a disclosure, in one release: those of them that cannot be are told of, and stay. */
  along?: readonly Change[]
  onLeft?: (change: Change, why: Message) => Promise<void> | void
}

const stepCount = 4

/**
 * Publishes a change: what the remote has is taken over, the files are written into the content and committed, then the site is made. Each step is
 * in the journal before it is done, and the change stays with the desk until its bytes are in a commit.
 */
export async function publishChange(
  places: PublishPlaces,
  change: Change,
  wish: PublishWish,
  tell: Tell,
): Promise<RunEnd> {
  const { changes, repository, journal } = places
  const { path, hash } = change
  const step = createSteps(tell)
  step(say`Fetching what others have published`, 0)
  const pulled = await repository.pull()
  if (pulled.kind === 'refused') throw new Refused(409, pulled.why)
  if (pulled.kind === 'behind') tell({ kind: 'line', text: toLocalText(pulled.why) })
  await checkPublishable(places, change)
  const along: Change[] = []
  for (const one of wish.along ?? []) {
    try {
      await checkPublishable(places, one)
      along.push(one)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      await wish.onLeft?.(one, error.said)
    }
  }
  const begun: Begun = {
    path,
    kind: change.kind,
    hash,
    along: along.map((one) => ({ path: one.path, kind: one.kind, hash: one.hash })),
    by: { name: wish.by.name, email: wish.by.email },
    approver: wish.approver && { name: wish.approver.name, email: wish.approver.email },
    arguments: wish.disclosure && [...wish.disclosure],
    isShown: wish.isShown,
    stage: 'begun',
    head: await repository.head(),
  }
  for (const one of [change, ...along]) {
    const next = one.kind === 'remove' ? [] : (changes.files(one.path) ?? [])
    journal.keep(one.path, { next, former: changes.contentFiles(one.path) ?? [] })
    // Bytes that were exchanged in this moment are not those that were approved.
    const copied = createFileLister().list(journal.next(one.path)) ?? []
    if (one.kind !== 'remove' && !one.order && toFilesHash(copied) !== one.hash) {
      journal.end(begun)
      throw new Refused(409, say`${one.path} was changed meanwhile: nothing was published. Look at it again`)
    }
  }
  journal.set(begun)
  return goOn(places, begun, tell)
}

/** @throws {Refused} where it is not what was approved any more, or would not appear */
async function checkPublishable(
  { changes, findErrors }: Pick<PublishPlaces, 'changes' | 'findErrors'>,
  { path, hash, kind, order }: Change,
): Promise<void> {
  const present = changes.find(path)
  if (!present || present.hash !== hash)
    throw new Refused(409, say`${path} was changed meanwhile: nothing was published. Look at it again`)
  if (present.isBehind)
    throw new Refused(
      409,
      say`The content has another version of ${path} by now: nothing was published. Take it over first; the desk shows both texts`,
    )
  if (kind === 'remove' || order) return
  const errors = await findErrors(path)
  if (errors.length > 0)
    throw new Refused(
      422,
      say`${path} has errors, with which it would not appear: nothing was published. Mend them first`,
      errors,
    )
}

/** Does what is left of a publication, whose state is in the journal. */
export async function goOn(places: PublishPlaces, begun: Begun, tell: Tell): Promise<RunEnd> {
  const { changes, repository, journal, run, content, out } = places
  const { path, by } = begun
  const step = createSteps(tell)
  let state = begun
  const set = (stage: Begun['stage']) => {
    state = { ...state, stage }
    journal.set(state)
  }
  const isGit = await repository.isThere()
  // A program that was killed may have committed it, and not said so.
  if (state.stage === 'written' && isGit && (await repository.isCommittedSince(begun.head, path))) set('released')
  if (state.stage !== 'released') {
    step(say`Writing into the content`, 1)
    const isLeft = state.stage === 'written' && begun.arguments !== undefined && isStamped(places, path)
    set('written')
    if (!isLeft) writeAll(places, begun)
    step(say`Recording`, 2)
    const problem = begun.arguments
      ? await disclose(places, begun, tell)
      : isGit
        ? await commit(places, begun)
        : undefined
    if (problem) {
      if (!problem.isPublished) {
        for (const one of [begun, ...begun.along]) writeFormer(places, one)
        journal.end(begun)
      }
      throw new Refused(502, problem.why)
    }
    set('released')
  }
  // Only the bytes that are published now: what was written meanwhile stays a change.
  for (const one of [begun, ...begun.along])
    if (changes.find(one.path)?.hash === one.hash) await changes.discard(one.path, by, 'Publish')
  const unsent = await repository.push()
  step(say`Making the site`, 3)
  const options = ['--content', content, '--out', out]
  const status = begun.arguments
    ? 0
    : await run('build', [...options, ...(begun.isShown ? ['--show'] : [])], { by, tell })
  journal.end(begun)
  step(say`Done`, stepCount)
  const paths = begun.kind === 'remove' ? [] : [path, ...begun.along.map((one) => one.path)]
  const addresses = paths.flatMap((one) => toAddress(one) ?? [])
  const rest = [
    ...(status === 0
      ? []
      : [
          say`The site could not be made, or does not show it yet: see the lines above. The content has it, and the next build shows it`,
        ]),
    ...(unsent
      ? [say`It was not sent to the remote repository yet, and is sent with the next publication. ${unsent}`]
      : []),
  ]
  const done = describeDone(begun)
  return {
    kind: 'end',
    isDone: status === 0,
    message: toLocalText(rest.reduce<Message>((all, one) => say`${all}. ${one}`, done)),
    addresses: addresses.map((address) => `${places.origin}${address}`),
    path,
  }
}

function describeDone({ path, kind, arguments: args }: Begun): Message {
  if (kind === 'remove') return say`${path} is removed`
  switch (args?.[0]) {
    case 'withdraw':
      return say`${path} is withdrawn: its page stays, with the reason`
    case 'postpone':
      return say`${path} is postponed: its page and calendars say from when`
    default:
      return say`${path} is published`
  }
}

/** Writes all folders into the content. `disclose` has a moment of its own for what it publishes; what goes along has that of now. */
function writeAll(places: PublishPlaces, begun: Begun): void {
  const moment = toSiteMoment(places.clock())
  writeNext(places, begun, begun.arguments ? undefined : moment)
  for (const one of begun.along) writeNext(places, one, moment)
}

/** @returns why it is not recorded, and if it is published all the same */
async function disclose({ run, content, out }: PublishPlaces, begun: Begun, tell: Tell) {
  const { arguments: args = [], along, by } = begun
  const more = along.map((one) => `--with=${one.path}`)
  const trailers = toTrailers(begun).map((line) => `--trailer=${line}`)
  const status = await run('disclose', [...args, ...more, ...trailers, '--content', content, '--out', out], {
    by,
    tell,
  })
  if (status === 0) return undefined
  return status === 3
    ? {
        isPublished: true,
        why: say`It is published, and not recorded or committed yet: see the lines above. Publish it again once that is mended: the desk does the rest`,
      }
    : { isPublished: false, why: say`It was not published, and the content is as it was: see the lines above` }
}

async function commit({ repository }: PublishPlaces, begun: Begun) {
  const { path, by } = begun
  const verb = begun.kind === 'remove' ? 'Remove' : 'Publish'
  const problem = await repository.commit(
    [isRootFile(path) ? path : `:(glob)${path}/*`],
    `${verb} ${path}\n\n${toTrailers(begun).join('\n')}\n`,
    by,
  )
  return problem === undefined
    ? undefined
    : { isPublished: false, why: say`It could not be committed, and the content is as it was: ${problem}` }
}

/** The lines at the end of a commit: who approved, and which bytes. */
function toTrailers({ approver, hash, along }: Begun): string[] {
  return [
    ...(approver ? [`Approved-by: ${approver.name} <${approver.email}>`] : []),
    `Change-hash: ${hash}`,
    ...along.map((one) => `Change-hash: ${one.hash} ${one.path}`),
  ]
}

function createSteps(tell: Tell): (label: Message, done: number) => void {
  return (label, done) => tell({ kind: 'step', label: toLocalText(label), done, of: stepCount })
}
