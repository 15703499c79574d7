import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CheckRequest, OpenedFolder, SaveRequest } from '../../protocol/changes.ts'
import { ConflictError, RefusalError, UnreachableError } from '../api/desk-api.ts'
import { createDraft } from './draft.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const toFolder = (texts: Readonly<Record<string, string>>): OpenedFolder => ({
  path: 'news/a',
  title: { vi: 'A', en: 'A' },
  files: Object.entries(texts).map(([name, text]) => ({
    name,
    text,
    hash: `hash of ${text}`,
    size: text.length,
    url: '',
  })),
  problems: [],
  missing: [],
  preview: { vi: '', en: '' },
  actions: ['edit'],
  elsewhere: [],
  related: [],
})

/** A draft with a server that saves as the real one does, until it is told to do something else. */
function open(texts: Record<string, string>, kept = new Map<string, string>()) {
  const server = { ...texts }
  const saves: SaveRequest[] = []
  const checks: CheckRequest[] = []
  let answer: (() => never) | undefined
  let gate: PromiseWithResolvers<void> | undefined
  const api = {
    open: async () => toFolder(server),
    check: async (request: CheckRequest) => {
      checks.push(request)
      return { problems: [], missing: [], elsewhere: [] }
    },
    save: async (_path: string, request: SaveRequest) => {
      saves.push(request)
      await gate?.promise
      answer?.()
      for (const { name, base, text } of request.files) {
        const theirs = server[name]
        if (theirs !== undefined && base !== `hash of ${theirs}`) {
          const file = { name, base: '', yours: text, theirs, theirHash: `hash of ${theirs}`, by: 'B' }
          throw new ConflictError({ kind: 'conflict', files: [file] })
        }
      }
      for (const { name, text } of request.files) server[name] = text
      for (const { name } of request.remove ?? []) delete server[name]
      return toFolder(server)
    },
  }
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const draft = createDraft({ api, opened: toFolder(texts), now: () => 0, storage })
  return {
    draft,
    server,
    saves,
    checks,
    kept,
    textOf: (name: string) => draft.get().files.get(name)?.text,
    answerWith: (next: (() => never) | undefined) => {
      answer = next
    },
    hold: () => {
      gate = Promise.withResolvers()
      return gate.resolve
    },
    pause: () => vi.advanceTimersByTimeAsync(1000),
  }
}

test('what is opened and left alone is neither checked nor saved', async () => {
  const { draft, saves, checks, pause } = open({ 'vi.md': 'a' })
  draft.edit('vi.md', 'a')
  await pause()
  expect(await draft.save()).toBe(true)
  expect([saves, checks, draft.get().save]).toEqual([[], [], 'untouched'])
})

test('a pause of typing is checked, then saved once, from the version that was opened', async () => {
  const { draft, server, saves, checks, pause, kept } = open({ 'vi.md': 'a', 'entry.yaml': 'x: 1\n' })
  draft.edit('vi.md', 'ab')
  draft.edit('vi.md', 'abc')
  expect(kept.size).toBe(1)
  await pause()
  expect(checks).toEqual([{ path: 'news/a', files: [{ name: 'vi.md', text: 'abc' }] }])
  expect(saves).toEqual([{ files: [{ name: 'vi.md', base: 'hash of a', text: 'abc' }] }])
  expect([server['vi.md'], draft.get().save, kept.size]).toEqual(['abc', 'saved', 0])
})

test('what is typed during a save stays, and is saved from the version of that save', async () => {
  const { draft, saves, pause, hold, textOf } = open({ 'vi.md': 'a' })
  const release = hold()
  draft.edit('vi.md', 'ab')
  await pause()
  draft.edit('vi.md', 'abc')
  release()
  await pause()
  expect(textOf('vi.md')).toBe('abc')
  expect(saves.at(-1)).toEqual({ files: [{ name: 'vi.md', base: 'hash of ab', text: 'abc' }] })
  expect(draft.get().save).toBe('saved')
})

test('a new file is saved without a base, and a file is removed by its hash', async () => {
  const { draft, saves, pause, server } = open({ 'vi.md': 'a' })
  draft.edit('en.md', 'b')
  await pause()
  expect(saves).toEqual([{ files: [{ name: 'en.md', base: '', text: 'b' }] }])
  await draft.remove(['en.md'])
  expect(saves.at(-1)).toEqual({ files: [], remove: [{ name: 'en.md', base: 'hash of b' }] })
  expect(server).toEqual({ 'vi.md': 'a' })
  expect(draft.get().files.has('en.md')).toBe(false)
})

test('where the server is away, the window keeps what was typed, and sends it when it is back', async () => {
  const { draft, pause, answerWith, kept, server } = open({ 'vi.md': 'a' })
  answerWith(() => {
    throw new UnreachableError('away')
  })
  draft.edit('vi.md', 'ab')
  await pause()
  expect([draft.get().save, kept.size, draft.isUnsaved()]).toEqual(['kept', 1, true])
  answerWith(undefined)
  await vi.advanceTimersByTimeAsync(5000)
  expect([draft.get().save, kept.size, server['vi.md']]).toEqual(['saved', 0, 'ab'])
})

test('a window that is opened again has what the former one kept', async () => {
  const first = open({ 'vi.md': 'a' })
  first.answerWith(() => {
    throw new UnreachableError('away')
  })
  first.draft.edit('vi.md', 'ab')
  await first.pause()
  first.draft.dispose()
  const second = open({ 'vi.md': 'a' }, first.kept)
  expect([second.textOf('vi.md'), second.draft.get().isRestored]).toEqual(['ab', true])
  await second.pause()
  expect(second.server['vi.md']).toBe('ab')
})

test('a refusal is told, and nothing that was typed is lost', async () => {
  const { draft, pause, answerWith, textOf } = open({ 'vi.md': 'a' })
  const message = { vi: 'Không', en: 'No' }
  answerWith(() => {
    throw new RefusalError({ kind: 'refusal', message }, 403)
  })
  draft.edit('vi.md', 'ab')
  await pause()
  expect([draft.get().save, draft.get().refusal, textOf('vi.md')]).toEqual(['refused', message, 'ab'])
})

test.each([
  ['mine', 'mine and theirs', 'mine and theirs'],
  ['theirs', undefined, 'theirs'],
])('of two versions %s is kept, and nothing is saved before', async (_which, chosen, expected) => {
  const { draft, server, pause, saves, textOf } = open({ 'vi.md': 'a' })
  server['vi.md'] = 'theirs'
  draft.edit('vi.md', 'mine')
  await pause()
  expect(draft.get().conflict?.files[0]).toMatchObject({ yours: 'mine', theirs: 'theirs', by: 'B' })
  draft.edit('vi.md', 'mine!')
  await pause()
  expect(saves.length).toBe(1)
  await draft.resolve(new Map(chosen === undefined ? [] : [['vi.md', chosen]]))
  expect([server['vi.md'], textOf('vi.md'), draft.get().save, draft.get().conflict]).toEqual([
    expected,
    expected,
    'saved',
    undefined,
  ])
})
