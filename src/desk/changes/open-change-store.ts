import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Clock } from '#lib/clock.ts'
import { createLimit } from '#lib/create-limit.ts'
import { say } from '#lib/say/message.ts'
import { hasRole, toEmail, type People } from '../people/people.ts'
import type { Change, ChangePath, Conflict } from '../protocol/changes.ts'
import type { Person } from '../protocol/people.ts'
import { Conflicting, Refused } from '../refusal/refused.ts'
import { checkFileName, toChangePath } from './change-path.ts'
import type { ChangeStore, NewFile, Overlay, StoredFile } from './change-store.ts'
import { compareSides, isSame } from './compare-sides.ts'
import { openDeskRepository } from './desk-repository.ts'
import { lockState } from './lock-state.ts'
import { readStored, toChangeFolder, toFactsFile } from './read-stored.ts'
import { factsFormat, type StoredFacts } from './stored-facts.ts'
import { createFileLister, toFilesHash, toHash, toHashes } from './stored-files.ts'
import { writeFolder, writeWhole, type FileSource } from './write-folder.ts'

interface StoreOptions {
  content: string
  state: string
  clock: Clock
  people: Pick<People, 'embargo' | 'remote'>
  /** Told where the history could not be sent to its remote. */
  warn: (problem: string) => void
}

/** Texts of a conflict: a file that is no text has none. */
const asText = (bytes: Uint8Array) => (bytes.includes(0) ? '' : new TextDecoder().decode(bytes))

const deskItself = { name: 'Desk', email: 'desk@localhost' }

/** @throws {ProgramError} where another desk works in the folder, or Git is not there */
export async function openChangeStore({ content, state, clock, people, warn }: StoreOptions): Promise<ChangeStore> {
  mkdirSync(state, { recursive: true, mode: 0o700 })
  const unlock = lockState(state)
  const repository = await openDeskRepository(state)
  const lister = createFileLister()
  const changes = readStored(state, lister)
  const oneByOne = createLimit(1)
  const listeners = new Set<(path: ChangePath) => void>()
  rmSync(join(state, 'tmp'), { recursive: true, force: true })
  for (const folder of ['changes', 'facts']) mkdirSync(join(state, folder), { recursive: true })
  // A program that was stopped between the disk and the history.
  await repository.commit(['changes', 'facts'], deskItself, 'Keep what a stop has left')

  const ownFiles = (path: ChangePath) => lister.list(join(state, toChangeFolder(path))) ?? []
  const contentFiles = (path: ChangePath) => lister.listAt(content, toChangePath(path))
  const files = (path: ChangePath) => {
    const facts = changes.get(toChangePath(path))
    if (!facts) return contentFiles(path)
    return facts.kind === 'remove' ? undefined : ownFiles(path)
  }
  const toOwnHash = ({ path, kind, base, order }: StoredFacts) => {
    const hash = kind === 'remove' ? toHash(`removed ${JSON.stringify(base)}`) : toFilesHash(ownFiles(path))
    return order ? toHash(`${hash} ${JSON.stringify(order)}`) : hash
  }

  const toChange = (facts: StoredFacts): Change => {
    const hash = toOwnHash(facts)
    const isVoid = (facts.state === 'approved' || facts.state === 'timed') && facts.boundTo !== hash
    return {
      path: facts.path,
      kind: facts.kind,
      state: isVoid ? 'draft' : facts.state,
      by: facts.by.name,
      at: facts.at,
      hash,
      approval: facts.approval?.hash === hash ? { by: facts.approval.by, at: facts.approval.at } : undefined,
      remark: facts.remark,
      publishAt: isVoid ? undefined : facts.publishAt,
      order: facts.order,
      isEmbargoed: facts.isEmbargoed,
      isBehind: !isSame(facts.base, toHashes(contentFiles(facts.path) ?? [])),
    }
  }
  const find = (path: ChangePath) => {
    const facts = changes.get(path)
    return facts && toChange(facts)
  }
  const mustFind = (path: ChangePath): StoredFacts => {
    const facts = changes.get(toChangePath(path))
    if (!facts)
      throw new Refused(
        404,
        say`There is no change of ${path} any more: somebody has published or discarded it. Load the page again`,
      )
    return facts
  }

  /** One push at a time: what is saved meanwhile goes with the next. */
  let isPushing = false
  let isWaiting = false
  const pushSoon = async (remote: string): Promise<void> => {
    isWaiting = true
    if (isPushing) return
    isPushing = true
    while (isWaiting) {
      isWaiting = false
      const problem = await repository.push(remote)
      if (problem !== undefined) warn(problem)
    }
    isPushing = false
  }
  const keep = async (path: ChangePath, by: Pick<Person, 'name' | 'email'>, subject: string) => {
    await repository.commit(['changes', 'facts'], by, `${subject} ${path}`)
    for (const listener of listeners) listener(path)
    if (people.remote !== undefined) void pushSoon(people.remote)
  }
  const writeFacts = (facts: StoredFacts) => {
    writeWhole(join(state, toFactsFile(facts.path)), factsFormat.write(facts))
    changes.set(facts.path, facts)
  }

  /** Makes the folder of a change: as a whole, or not at all. */
  const begin = (path: ChangePath, facts: StoredFacts, files: readonly FileSource[]) => {
    const [folder, begun] = [join(state, toChangeFolder(path)), join(state, 'tmp', toHash(path))]
    rmSync(begun, { recursive: true, force: true })
    writeFolder(begun, { files, removed: [] })
    writeFacts(facts)
    mkdirSync(dirname(folder), { recursive: true })
    rmSync(folder, { recursive: true, force: true })
    renameSync(begun, folder)
  }

  /** Puts files into a change, which begins with those of the content. */
  const put = async (
    path: ChangePath,
    own: readonly StoredFile[],
    wanted: { written: readonly NewFile[]; removed: readonly string[] },
    about: { by: Person; subject: string; base?: StoredFacts['base'] },
  ) => {
    const { by, subject } = about
    const former = changes.get(path)
    const base = about.base ?? former?.base ?? toHashes(contentFiles(path) ?? [])
    const after = {
      ...toHashes(own),
      ...Object.fromEntries(wanted.written.map(({ name, bytes }) => [name, toHash(bytes)])),
    }
    for (const name of wanted.removed) delete after[name]
    if (Object.keys(after).length === 0)
      throw new Refused(422, say`A folder without files is none: remove the entry instead`)
    if (isSame(after, toHashes(contentFiles(path) ?? []))) {
      if (former) await drop(path, by, subject)
      return undefined
    }
    const facts: StoredFacts = {
      path,
      kind: Object.keys(base).length === 0 ? 'add' : 'edit',
      state: 'draft',
      by: { name: by.name, email: by.email },
      at: clock().toISOString(),
      writers: [...new Set([...(former?.writers ?? []), by.email])],
      base,
      remark: former?.remark,
      isEmbargoed: former?.isEmbargoed ?? false,
    }
    const folder = join(state, toChangeFolder(path))
    const isBegun = former !== undefined && former.kind !== 'remove'
    if (isBegun) {
      // The approval ends before the first byte changes.
      writeFacts(facts)
      writeFolder(folder, { files: wanted.written, removed: wanted.removed })
    } else {
      const written = new Set(wanted.written.map(({ name }) => name))
      const kept = own.filter(({ name }) => !written.has(name) && !wanted.removed.includes(name))
      begin(path, facts, [...wanted.written, ...kept])
    }
    await keep(path, by, subject)
    return toChange(facts)
  }

  const drop = async (path: ChangePath, by: Pick<Person, 'name' | 'email'>, subject: string) => {
    rmSync(join(state, toFactsFile(path)), { force: true })
    changes.delete(path)
    rmSync(join(state, toChangeFolder(path)), { recursive: true, force: true })
    await keep(path, by, subject)
  }

  /** Refuses to overwrite a file that is not the one from which the editor began. */
  const writeChecked = (
    path: ChangePath,
    wanted: readonly NewFile[],
    removed: readonly { name: string; base: string }[],
    by: Person,
  ) =>
    oneByOne(async () => {
      for (const { name } of [...wanted, ...removed]) checkFileName(name)
      const own = files(path) ?? contentFiles(path) ?? []
      const present = new Map(own.map((file) => [file.name, file]))
      const hashOf = (name: string) => present.get(name)?.hash ?? ''
      const written = wanted.filter(({ name, bytes }) => hashOf(name) !== toHash(bytes))
      const gone = removed.filter(({ name }) => present.has(name))
      const conflicts: Conflict['files'] = [
        ...written.map(({ name, base, bytes }) => ({ name, base, yours: asText(bytes) })),
        ...gone.map(({ name, base }) => ({ name, base, yours: '' })),
      ]
        .filter(({ name, base }) => base !== hashOf(name))
        .map((one) => ({
          ...one,
          theirs: readText(present.get(one.name)),
          theirHash: hashOf(one.name),
          by: changes.get(path)?.by.name ?? '',
        }))
      if (conflicts.length > 0) throw new Conflicting(conflicts)
      if (written.length === 0 && gone.length === 0) return find(path)
      return put(path, own, { written, removed: gone.map(({ name }) => name) }, { by, subject: 'Save' })
    })

  return {
    list: () => [...changes.values()].map(toChange),
    find: (path) => find(toChangePath(path)),
    writersOf: (path) => changes.get(path)?.writers ?? [],
    publisherOf: (path) => changes.get(path)?.publisher,
    lastWriterOf: (path) => changes.get(path)?.by.email,
    approverOf: (path) => {
      const facts = changes.get(path)
      const approval = facts?.approval
      return approval && approval.hash === toOwnHash(facts) ? { name: approval.by, email: approval.email } : undefined
    },
    audienceOf: (person) => {
      if (![...changes.values()].some(({ path, isEmbargoed }) => isEmbargoed && isReader(person, path)))
        return undefined
      return readsAll(person) ? 'readers' : toEmail(person.email)
    },
    mayRead: (person, { path, isEmbargoed }) => (isEmbargoed ? isReader(person, path) : true),
    overlays: (reader) => {
      const shown = [...changes.values()].filter(
        ({ path, isEmbargoed }) =>
          !isEmbargoed || reader === 'everyone' || (reader !== undefined && isReader(reader, path)),
      )
      return new Map(
        shown.map(({ path, kind }): [ChangePath, Overlay] => [
          path,
          kind === 'remove' ? 'removed' : { directory: join(state, toChangeFolder(path)) },
        ]),
      )
    },
    files,
    contentFiles,
    save: (path, { files, remove = [] }, by) => {
      const wanted = files.map(({ name, base, text }) => ({ name, base, bytes: new TextEncoder().encode(text) }))
      return writeChecked(toChangePath(path), wanted, remove, by)
    },
    put: (path, files, by) => writeChecked(toChangePath(path), files, [], by),
    remove: (path, by) =>
      oneByOne(async () => {
        const present = contentFiles(path)
        if (!present) throw new Refused(404, say`The content has no ${path}: discard the change instead`)
        const former = changes.get(path)
        const facts: StoredFacts = {
          path,
          kind: 'remove',
          state: 'draft',
          by: { name: by.name, email: by.email },
          at: clock().toISOString(),
          writers: [...new Set([...(former?.writers ?? []), by.email])],
          base: toHashes(present),
          isEmbargoed: former?.isEmbargoed ?? false,
        }
        writeFacts(facts)
        rmSync(join(state, toChangeFolder(path)), { recursive: true, force: true })
        await keep(path, by, 'Remove')
        return toChange(facts)
      }),
    order: (path, order, by) =>
      oneByOne(async () => {
        const present = contentFiles(path)
        if (!present) throw new Refused(404, say`The content has no ${path}`)
        if (changes.has(path))
          throw new Refused(409, say`${path} has a change that is not published. Publish or discard it first`)
        const facts: StoredFacts = {
          path,
          kind: 'edit',
          state: 'draft',
          by: { name: by.name, email: by.email },
          at: clock().toISOString(),
          writers: [by.email],
          base: toHashes(present),
          order: structuredClone(order),
          isEmbargoed: false,
        }
        begin(path, facts, present)
        await keep(path, by, 'Ask for')
        return toChange(facts)
      }),
    discard: (path, by, subject = 'Discard') =>
      oneByOne(async () => {
        mustFind(path)
        await drop(path, by, subject)
      }),
    set: (path, { approval, ...wanted }, { by, subject }) =>
      oneByOne(async () => {
        const former = mustFind(path)
        const bound = approval && {
          by: approval.by.name,
          email: approval.by.email,
          at: approval.at,
          hash: toOwnHash(former),
        }
        const { remark, publishAt, publisher } = wanted
        const facts: StoredFacts = {
          ...former,
          ...(wanted.state && { state: wanted.state, boundTo: toOwnHash(former) }),
          ...(wanted.isEmbargoed !== undefined && { isEmbargoed: wanted.isEmbargoed }),
          ...(approval !== undefined && { approval: bound ?? undefined }),
          ...(remark !== undefined && { remark: remark ?? undefined }),
          ...(publisher && { publisher: { name: publisher.name, email: publisher.email } }),
          ...(publishAt !== undefined && { publishAt: publishAt ?? undefined }),
        }
        writeFacts(facts)
        await keep(path, by, subject)
        return toChange(facts)
      }),
    rebase: (path, by, seen = {}) =>
      oneByOne(async () => {
        const facts = mustFind(path)
        const theirFiles = contentFiles(path) ?? []
        const own = facts.kind === 'remove' ? [] : ownFiles(path)
        const [yours, theirs] = [toHashes(own), toHashes(theirFiles)]
        if (facts.kind === 'remove') {
          writeFacts({ ...facts, base: theirs, state: 'draft' })
          await keep(path, by, 'Follow the content in')
          return toChange(mustFind(path))
        }
        const { taken, removed, both } = compareSides({ base: facts.base, yours, theirs })
        const open = both.filter((name) => seen[name] !== (theirs[name] ?? ''))
        if (open.length > 0) {
          return {
            kind: 'conflict',
            files: open.map((name) => ({
              name,
              base: facts.base[name] ?? '',
              yours: readText(findFile(own, name)),
              theirs: readText(findFile(theirFiles, name)),
              theirHash: theirs[name] ?? '',
              by: '',
            })),
          }
        }
        const written = taken.map((name) => ({
          name,
          base: '',
          bytes: readFileSync(findFile(theirFiles, name)?.location ?? ''),
        }))
        const change = await put(
          path,
          own,
          { written, removed },
          { by, subject: 'Follow the content in', base: theirs },
        )
        if (!change)
          throw new Refused(404, say`The content has the same as this change by now: there is nothing left to publish`)
        return change
      }),
    history: (path) => repository.history(toChangeFolder(toChangePath(path))),
    readSaved: (path, saved, name) => {
      checkFileName(name)
      return repository.read(toCommit(saved), `${toChangeFolder(toChangePath(path))}/${name}`)
    },
    restore: (path, saved, by) =>
      oneByOne(async () => {
        const folder = toChangeFolder(toChangePath(path))
        const names = await repository.list(toCommit(saved), folder)
        if (names.length === 0) throw new Refused(404, say`This save has no files of ${path}`)
        const written = await Promise.all(
          names.map(async (name) => ({
            name,
            base: '',
            bytes: (await repository.read(saved, `${folder}/${name}`)) ?? new Uint8Array(),
          })),
        )
        const own = files(path) ?? []
        const removed = own.map(({ name }) => name).filter((name) => !names.includes(name))
        return put(path, own, { written, removed }, { by, subject: 'Restore' })
      }),
    onChange: (listener) => void listeners.add(listener),
    close: unlock,
  }

  function isReader(person: Person, path: ChangePath): boolean {
    const isWriter = changes.get(path)?.writers.includes(toEmail(person.email)) ?? false
    return isWriter || readsAll(person)
  }

  function readsAll(person: Person): boolean {
    return people.embargo?.includes(person.email) ?? hasRole(person, 'approver')
  }
}

function findFile(files: readonly StoredFile[], wanted: string): StoredFile | undefined {
  return files.find(({ name }) => name === wanted)
}

function readText(file: StoredFile | undefined): string {
  return file ? asText(readFileSync(file.location)) : ''
}

/** @throws {Refused} where a text is no hash of a save: it would be an option of Git, or another object */
function toCommit(text: string): string {
  if (/^[0-9a-f]{40}$/.test(text)) return text
  throw new Refused(404, say`There is no such save`)
}
