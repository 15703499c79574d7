import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { archiveFile } from '#engine/content/archive/archive-lock.ts'
import { factsFile } from '#engine/content/entries/read-facts.ts'
import { createLimit } from '#lib/create-limit.ts'
import { say, type Message } from '#lib/say/message.ts'
import { toPlace } from '../changes/change-path.ts'
import { writeFolder } from '../changes/write-folder.ts'
import { editsOf } from '../edits/matter.ts'
import type { ActionRequest, Change, ChangePath, Run } from '../protocol/changes.ts'
import type { Person } from '../protocol/people.ts'
import { Refused } from '../refusal/refused.ts'
import type { RunEnd, Runs } from '../runs/open-runs.ts'
import { toLocalText } from '../say/to-local-text.ts'
import type { Begun } from './journal.ts'
import { goOn, publishChange, type PublishPlaces } from './publish-change.ts'
import { toAddress } from './to-addresses.ts'
import { toBatches, type Batch } from './to-batches.ts'
import { toDisclosure } from './to-disclosure.ts'

type Who = Pick<Person, 'name' | 'email'>

/** Publishes, one after the other, as the programs in a terminal do. */
export interface Publisher {
  /** `appearing`: changes that appear with a disclosure. Those that are ready are published in its release; others are named, and stay. */
  publish: (change: Change, by: Who, request: ActionRequest, appearing?: Appearing) => Run
  /** Begins a correction of what was disclosed: a change of a new entry, with which the run ends. */
  correct: (path: ChangePath, by: Person, request: ActionRequest) => Run
  takeDown: (path: ChangePath, by: Who, request: ActionRequest) => Run
  rollBack: (by: Who) => Run
  /** Goes on with what a desk that was stopped had begun, and publishes what is overdue: once, at the start. */
  resume: () => readonly Run[]
  isRecorded: (path: ChangePath) => boolean
  /** True if a publication of it was begun, and not ended. */
  isUnfinished: (path: ChangePath) => boolean
  close: () => void
}

interface Appearing {
  ready: readonly Change[]
  waiting: readonly Change[]
}

interface PublisherOptions extends PublishPlaces {
  state: string
  runs: Runs
}

/** In milliseconds: timers of more would end at once. */
const longestTimer = 2 ** 31 - 1

const desk: Person = { name: 'Desk', email: 'desk@localhost', roles: [] }

const toMoment = ({ publishAt = '' }: Change) => Date.parse(publishAt)

const pathsOf = ({ path, along }: Begun): ChangePath[] => [path, ...along.map((one) => one.path)]

export function openPublisher(options: PublisherOptions): Publisher {
  const { changes, content, out, repository, journal, runs, run, state, clock } = options
  const oneByOne = createLimit(1)
  let timer: NodeJS.Timeout | undefined
  const busy = new Set<ChangePath>()

  const isRecorded = (path: ChangePath) => {
    const lock = join(content, archiveFile)
    return existsSync(lock) && readFileSync(lock, 'utf8').includes(`\n${path} `)
  }
  /** One publication at a time; a path that is under way is not begun again. */
  const inTurn = async <Result>(paths: readonly ChangePath[], work: () => Promise<Result>): Promise<Result> => {
    for (const path of paths) busy.add(path)
    try {
      return await oneByOne(work)
    } finally {
      for (const path of paths) busy.delete(path)
    }
  }
  const findLeft = (path: ChangePath) => journal.list().find((left) => pathsOf(left).includes(path))
  const publish: Publisher['publish'] = (change, by, request, { ready, waiting } = { ready: [], waiting: [] }) => {
    const approver = changes.approverOf(change.path)
    const disclosure = toDisclosure(change, by, approver, request)
    const along = disclosure ? ready.filter(({ path }) => !busy.has(path)) : []
    return runs.start((tell) =>
      inTurn(
        [change, ...along].map(({ path }) => path),
        () => {
          const left = findLeft(change.path)
          if (left) return goOn(options, left, tell)
          const tellLeft = (one: Change, why: Message) =>
            tell({ kind: 'line', text: toLocalText(say`${one.path} does not appear with it: ${why}`) })
          if (disclosure) for (const one of waiting) tellLeft(one, say`it is not approved yet`)
          const wish = { by, approver, disclosure, isShown: request.isShown === true, along, onLeft: tellLeft }
          return publishChange(options, change, wish, tell)
        },
      ),
    )
  }

  /** Lets a change that could not be published at its moment wait for a person, who is told why. */
  const missMoment = async ({ path, approval }: Change, why: Message) => {
    const text = toLocalText(say`It was not published at its moment: ${why}`).vi
    const remark = { by: desk.name, at: clock().toISOString(), text }
    if (changes.find(path))
      await changes.set(
        path,
        { state: approval ? 'approved' : 'draft', publishAt: null, remark },
        { by: desk, subject: 'Miss the moment of' },
      )
  }
  /** Publishes what has come to its moment. */
  const publishDue = ({ change, along }: Batch): Run => {
    const { path } = change
    const by = changes.publisherOf(path) ?? desk
    const approver = changes.approverOf(path)
    const disclosure = toDisclosure(change, by, approver, {})
    const wish = { by, approver, disclosure, isShown: false, along, onLeft: missMoment }
    return runs.start((tell) =>
      inTurn([path, ...along.map((one) => one.path)], async () => {
        try {
          return await publishChange(options, change, wish, tell)
        } catch (error) {
          const why = error instanceof Refused ? error.said : say`the reason is in the log of the desk`
          // All of them are under way until the last one waits: none is published without the others.
          for (const one of along)
            await missMoment(one, say`it was to appear with ${path}, which could not be published: ${why}`)
          await missMoment(change, why)
          throw error
        }
      }),
    )
  }
  const readFacts = ({ path }: Change) => {
    const file = changes.files(path)?.find(({ name }) => name === factsFile)
    return file ? readFileSync(file.location, 'utf8') : ''
  }
  /** Publishes what is due, all of one moment together, and comes back at the next moment. */
  const publishDueNow = (): Run[] => {
    clearTimeout(timer)
    const now = clock().getTime()
    const left = new Set(journal.list().flatMap(pathsOf))
    const timed = changes.list().filter(({ state, path }) => state === 'timed' && !left.has(path) && !busy.has(path))
    const later = timed.map(toMoment).filter((moment) => moment > now)
    if (later.length > 0) {
      const wait = Math.min(Math.max(Math.min(...later) - now, 50), longestTimer)
      timer = setTimeout(publishDueNow, wait)
      timer.unref()
    }
    const due = Map.groupBy(
      timed.filter((change) => toMoment(change) <= now),
      toMoment,
    )
    return [...due]
      .toSorted(([one], [other]) => one - other)
      .flatMap(([, together]) => toBatches(together, readFacts))
      .map(publishDue)
  }
  changes.onChange(() => void publishDueNow())

  return {
    publish,
    correct: (path, by, { reason }) =>
      runs.start(async (tell) => {
        const [collection = '', slug = ''] = path.split('/')
        const begun = findCorrection(`${collection}/${slug}-dinh-chinh`)
        if (begun !== undefined) return end(say`A correction is begun already; go on with it`, begun)
        const folder = mkdtempSync(join(state, 'correct-'))
        try {
          copyInto(folder, path)
          // Names that are taken, so that the program chooses another one.
          for (const name of readdirSync(join(content, collection)))
            if (name.startsWith(`${slug}-dinh-chinh`)) mkdirSync(join(folder, collection, name))
          const before = new Set(readdirSync(join(folder, collection)))
          // It names a folder that is gone afterwards, and commands for a terminal.
          const lines: Parameters<typeof tell>[0][] = []
          const status = await run('disclose', ['correct', path, '--content', folder], {
            by,
            tell: (line) => void lines.push(line),
          })
          const name = readdirSync(join(folder, collection)).find((one) => !before.has(one))
          if (status !== 0 || name === undefined) {
            for (const line of lines) tell(line)
            throw new Refused(422, say`The correction could not be begun: see the lines above`)
          }
          const made = join(folder, collection, name)
          const files = readdirSync(made).map((file) => ({
            name: file,
            base: '',
            bytes: file === factsFile ? withReason(join(made, file), reason) : readFileSync(join(made, file)),
          }))
          await changes.put(`${collection}/${name}`, files, by)
          return end(
            say`The correction is begun: write what was wrong and why, and the right text`,
            `${collection}/${name}`,
          )
        } finally {
          rmSync(folder, { recursive: true })
        }
      }),
    takeDown: (path, by, { reason }) =>
      runs.start((tell) =>
        oneByOne(async () => {
          const address = toAddress(path)
          if (address === undefined) throw new Refused(422, say`${path} has no page of its own: remove it instead`)
          const why = reason?.vi ?? ''
          const args = [address, `--reason=${why}`, ...(isRecorded(path) ? [`--disclosed=${why}`] : [])]
          const status = await run('take-down', [...args, '--content', content, '--out', out], { by, tell })
          const problem = (await repository.isThere())
            ? await repository.commit(['taken-down.yaml'], `Take down ${path}\n`, by)
            : undefined
          const unsent = await repository.push()
          if (status !== 0) throw new Refused(502, say`It is not wholly taken down: see the lines above`)
          const rest = [...(problem === undefined ? [] : [say`${problem}`]), ...(unsent ? [unsent] : [])]
          return end(
            rest.reduce<Message>((all, one) => say`${all}. ${one}`, say`${address} is taken down, and answers 410`),
            path,
          )
        }),
      ),
    rollBack: (by) =>
      runs.start((tell) =>
        oneByOne(async () => {
          const status = await run('rollback', ['--out', out], { by, tell })
          if (status !== 0) throw new Refused(502, say`The release before could not be shown: see the lines above`)
          return end(
            say`The release before is shown. It stays until something is published with “show the latest release”`,
          )
        }),
      ),
    resume: () => [
      ...journal.list().map((left) => runs.start((tell) => inTurn(pathsOf(left), () => goOn(options, left, tell)))),
      ...publishDueNow(),
    ],
    isRecorded,
    isUnfinished: (path) => findLeft(path) !== undefined,
    close: () => clearTimeout(timer),
  }

  /** A correction that is a change already. */
  function findCorrection(start: string): ChangePath | undefined {
    return changes.list().find(({ path, kind }) => kind === 'add' && path.startsWith(start))?.path
  }

  function copyInto(folder: string, path: ChangePath): void {
    const files = changes.contentFiles(path)
    if (!files) throw new Refused(404, say`The content has no ${path}`)
    writeFolder(toPlace(folder, path), { files, removed: [] })
  }
}

/** The facts of a correction that has begun, with the reason that was given. */
function withReason(file: string, reason: ActionRequest['reason']): Uint8Array {
  const { set } = editsOf(factsFile)
  const text = Object.entries(reason ?? {}).reduce(
    (before, [locale, words]) => {
      const edited = set(before, ['corrects', 'reason', locale], words)
      return edited.isDone ? edited.text : before
    },
    readFileSync(file, 'utf8'),
  )
  return new TextEncoder().encode(text)
}

function end(message: Message, path?: ChangePath): RunEnd {
  return { kind: 'end', isDone: true, message: toLocalText(message), addresses: [], path }
}
