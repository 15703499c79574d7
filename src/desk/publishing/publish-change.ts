import { existsSync, readdirSync, readFileSync, rmdirSync } from 'node:fs'
import { join } from 'node:path'
import { factsFile } from '#engine/content/entries/read-facts.ts'
import { toSiteMoment } from '#engine/model/locale/site-time.ts'
import type { Clock } from '#lib/clock.ts'
import { say, type Message } from '#lib/say/message.ts'
import { isRootFile, toPlace } from '../changes/change-path.ts'
import type { ChangeStore } from '../changes/change-store.ts'
import { createFileLister, toFilesHash } from '../changes/stored-files.ts'
import { writeFolder } from '../changes/write-folder.ts'
import type { Change, ChangePath, Problem } from '../protocol/changes.ts'
import type { Person } from '../protocol/people.ts'
import { Refused } from '../refusal/refused.ts'
import type { RunEnd, Tell } from '../runs/open-runs.ts'
import { toLocalText } from '../say/to-local-text.ts'
import type { ContentRepository } from './content-repository.ts'
import type { Begun, Journal } from './journal.ts'
import type { RunProgram } from './run-program.ts'
import { toAddress } from './to-addresses.ts'
import { toPublishedFacts } from './to-published-facts.ts'

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
  if (pulled.kind === 'behind') tell({ kind: 'line', text: toLocalText(pulled.why).vi })
  const present = changes.find(path)
  if (!present || present.hash !== hash)
    throw new Refused(409, say`${path} was changed meanwhile: nothing was published. Look at it again`)
  if (present.isBehind)
    throw new Refused(
      409,
      say`The content has another version of ${path} by now: nothing was published. Take it over first; the desk shows both texts`,
    )
  if (change.kind !== 'remove' && !change.order) {
    const errors = await places.findErrors(path)
    if (errors.length > 0)
      throw new Refused(
        422,
        say`${path} has errors, with which it would not appear: nothing was published. Mend them first`,
        errors,
      )
  }
  const next = change.kind === 'remove' ? [] : (changes.files(path) ?? [])
  const begun: Begun = {
    path,
    kind: change.kind,
    hash,
    by: { name: wish.by.name, email: wish.by.email },
    approver: wish.approver && { name: wish.approver.name, email: wish.approver.email },
    arguments: wish.disclosure && [...wish.disclosure],
    isShown: wish.isShown,
    stage: 'begun',
    head: await repository.head(),
  }
  journal.begin(begun, { next, former: changes.contentFiles(path) ?? [] })
  // Bytes that were exchanged in this moment are not those that were approved.
  const copied = createFileLister().list(journal.next(path)) ?? []
  if (change.kind !== 'remove' && !change.order && toFilesHash(copied) !== hash) {
    journal.end(path)
    throw new Refused(409, say`${path} was changed meanwhile: nothing was published. Look at it again`)
  }
  return goOn(places, begun, tell)
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
    const isLeft = state.stage === 'written' && isStamped(places, begun)
    set('written')
    if (!isLeft) writeNext(places, begun)
    step(say`Recording`, 2)
    const problem = begun.arguments
      ? await disclose(places, begun, tell)
      : isGit
        ? await commit(places, begun)
        : undefined
    if (problem) {
      if (!problem.isPublished) {
        writeFormer(places, path)
        journal.end(path)
      }
      throw new Refused(502, problem.why)
    }
    set('released')
  }
  // Only the bytes that are published now: what was written meanwhile stays a change.
  if (changes.find(path)?.hash === begun.hash) await changes.discard(path, by, 'Publish')
  const unsent = await repository.push()
  step(say`Making the site`, 3)
  const options = ['--content', content, '--out', out]
  const status = begun.arguments
    ? 0
    : await run('build', [...options, ...(begun.isShown ? ['--show'] : [])], { by, tell })
  journal.end(path)
  step(say`Done`, stepCount)
  const address = begun.kind === 'remove' ? undefined : toAddress(path)
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
    addresses: address === undefined ? [] : [`${places.origin}${address}`],
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

/** @returns why it is not recorded, and if it is published all the same */
async function disclose({ run, content, out }: PublishPlaces, { arguments: args = [], by }: Begun, tell: Tell) {
  const status = await run('disclose', [...args, '--content', content, '--out', out], { by, tell })
  if (status === 0) return undefined
  return status === 3
    ? {
        isPublished: true,
        why: say`It is published, and not recorded or committed yet: see the lines above. Publish it again once that is mended: the desk does the rest`,
      }
    : { isPublished: false, why: say`It was not published, and the content is as it was: see the lines above` }
}

async function commit({ repository }: PublishPlaces, begun: Begun) {
  const { path, by, approver, hash } = begun
  const verb = begun.kind === 'remove' ? 'Remove' : 'Publish'
  const trailers = [...(approver ? [`Approved-by: ${approver.name} <${approver.email}>`] : []), `Change-hash: ${hash}`]
  const problem = await repository.commit(
    [isRootFile(path) ? path : `:(glob)${path}/*`],
    `${verb} ${path}\n\n${trailers.join('\n')}\n`,
    by,
  )
  return problem === undefined
    ? undefined
    : { isPublished: false, why: say`It could not be committed, and the content is as it was: ${problem}` }
}

function writeNext({ content, clock, journal }: PublishPlaces, { path, kind, arguments: args }: Begun): void {
  const source = journal.next(path)
  const names = kind === 'remove' ? [] : readdirSync(source)
  const moment = toSiteMoment(clock())
  // `disclose` has a moment of its own.
  const stamp = (text: string) => (args ? text : toPublishedFacts(text, path, moment))
  const files = names.map((name) => {
    const location = join(source, name)
    if (name !== factsFile) return { name, location }
    const text = readFileSync(location, 'utf8')
    const stamped = stamp(text)
    return stamped === text ? { name, location } : { name, bytes: new TextEncoder().encode(stamped) }
  })
  put(content, path, { files, removed: readdirSync(journal.former(path)).filter((name) => !names.includes(name)) })
}

function readFacts(folder: string): string {
  const file = join(folder, factsFile)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/** True if `disclose` has begun with the facts in the content: it goes on with those alone. */
function isStamped({ content, journal }: PublishPlaces, { path, arguments: args }: Begun): boolean {
  const present = readFacts(toPlace(content, path))
  return args !== undefined && present !== readFacts(journal.next(path)) && present !== readFacts(journal.former(path))
}

/** Makes the content again what it was before. */
function writeFormer({ content, journal }: PublishPlaces, path: ChangePath): void {
  const source = journal.former(path)
  const names = readdirSync(source)
  const files = names.map((name) => ({ name, location: join(source, name) }))
  put(content, path, { files, removed: readdirSync(journal.next(path)).filter((name) => !names.includes(name)) })
}

function put(content: string, path: ChangePath, files: Parameters<typeof writeFolder>[1]): void {
  const folder = isRootFile(path) ? content : toPlace(content, path)
  writeFolder(folder, files)
  if (!isRootFile(path) && existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder)
}

function createSteps(tell: Tell): (label: Message, done: number) => void {
  return (label, done) => tell({ kind: 'step', label: toLocalText(label), done, of: stepCount })
}
