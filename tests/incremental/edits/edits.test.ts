import { assert, asyncProperty, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hashBytes } from '../../../src/engine/content/disk/files.ts'
import { createReadCache, examineInMemory } from '../../../src/engine/content/examine-in-memory-fixture.ts'
import { settingsChecks } from '../../../src/engine/content/links/settings-checks.ts'
import { emptyFolder, withChanges } from '../../../src/engine/content/source/source-tree-fixture.ts'
import { parseSiteConfig, toBuildSettings } from '../../../src/engine/model/config/site-config.ts'
import { textOf, type ContentFiles } from '../content-files.ts'
import { readEditedCode } from '../read-edited-code.ts'
import { readSmallContent } from '../small-content.ts'
import { applyEdit, codeGroup, editGroups, type Edit } from './apply-edit.ts'
import { arbitraryEdits } from './arbitrary-edits.ts'
import { toEnvironment, toFirstState, type SiteState } from './site-state.ts'

const content = await readSmallContent()
const first = toFirstState(content, await readEditedCode())
const base = withChanges(emptyFolder, Object.fromEntries(content))
const cache = createReadCache()

/** The errors of a state, as a clean build reports them. */
async function errorsOf(state: SiteState): Promise<string[]> {
  const changes = [...state.content].filter(([path, bytes]) => content.get(path) !== bytes)
  const removed = [...content.keys()].filter((path) => !state.content.has(path)).map((path) => [path, null] as const)
  const config = parseSiteConfig(toEnvironment(state))
  const source = withoutEmptyFolders(state.content, Object.fromEntries([...changes, ...removed]))
  const folder = { source, name: 'content', contentPath: '' }
  const checks = settingsChecks('public', toBuildSettings(config))
  const { diagnostics } = await examineInMemory(folder, { now: config.clock(), cache, checks })
  return diagnostics.errors.map(({ file, line, message }) => `${file}:${line} ${message}`)
}

/** An entry without files is no entry: its folder must not stay. */
function withoutEmptyFolders(files: ContentFiles, changes: Record<string, Uint8Array | null>) {
  const gone = Object.keys(changes)
    .map((path) => path.split('/').slice(0, -1).join('/'))
    .filter((folder) => ![...files.keys()].some((path) => path.startsWith(`${folder}/`)))
  return withChanges(base, { ...changes, ...Object.fromEntries(gone.map((folder) => [folder, null])) })
}

/** States that have something to change for every edit. */
const prepared: readonly Edit[] = [
  { kind: 'make a draft', target: 0, value: 1 },
  { kind: 'schedule an entry', target: 1, value: 2 },
  { kind: 'withdraw an entry', target: 2, value: 3 },
  { kind: 'supersede an entry', target: 0, value: 4 },
  { kind: 'add a document', target: 1, value: 5 },
  { kind: 'add a page', target: 0, value: 6 },
  { kind: 'remove a translation', target: 0, value: 7 },
  { kind: 'schedule a report with figures', target: 0, value: 8 },
]

const numbers = [
  [0, 0],
  [1234, 98_765],
] as const

const start = prepared.reduce((state, edit) => applyEdit(state, edit)?.state ?? state, first)

test('the content without edits is valid, and so is that from which each edit starts', async () => {
  expect(await errorsOf(first)).toEqual([])
  expect(await errorsOf(start)).toEqual([])
})

describe.each(editGroups.filter(({ name }) => name !== 'invalid'))('$name', ({ edits }) => {
  test.each(Object.keys(edits))('%s leaves valid content', async (kind) => {
    // Of an earlier time, what has just been published would be in the future.
    const from = kind === 'set the clock back' ? first : start
    for (const [target, value] of numbers) {
      const applied = applyEdit(from, { kind, target, value })
      expect(applied).toBeDefined()
      if (applied) expect(await errorsOf(applied.state)).toEqual([])
    }
  })
})

describe.each(editGroups.filter(({ name }) => name === 'invalid'))('$name', ({ edits }) => {
  test.each(Object.keys(edits))('%s leaves content that is refused', async (kind) => {
    for (const [target, value] of numbers) {
      const applied = applyEdit(start, { kind, target, value })
      expect(applied).toBeDefined()
      if (applied) expect(await errorsOf(applied.state)).not.toEqual([])
    }
  })
})

test.each(Object.keys(codeGroup.edits))('%s changes one file of the code', (kind) => {
  const code = applyEdit(first, { kind, target: 0, value: 17 })?.state.code
  const paths = [...(code?.keys() ?? [])]
  const changed = paths.filter((path) => code && textOf(code, path) !== textOf(first.code, path))
  expect(changed).toHaveLength(1)
})

/** All of a state as one text: comparing thousands of byte arrays takes seconds. */
function toText({ content: files, code, settings, moment }: SiteState): string {
  const lines = [files, code].flatMap((some) => [...some].map(([path, bytes]) => `${path} ${hashBytes(bytes)}`))
  return [...lines, JSON.stringify(settings), moment.toISOString()].join('\n')
}

test('no edit changes the state that it is given, and the same edit gives the same state', () => {
  const before = toText(first)
  assert(
    property(arbitraryEdits({ count: 20, hasCode: true }), (edits) => {
      const run = () => toText(edits.reduce((state, edit) => applyEdit(state, edit)?.state ?? state, first))
      expect(run()).toBe(run())
    }),
    { numRuns: 10 },
  )
  expect(toText(first)).toBe(before)
})

test('most random edits are possible and leave valid content', async () => {
  const counts = { made: 0, valid: 0, all: 0 }
  await assert(
    asyncProperty(arbitraryEdits({ count: 15, least: 15, hasCode: false }), async (edits) => {
      let state = first
      for (const edit of edits) {
        counts.all++
        const applied = applyEdit(state, edit)
        if (!applied) continue
        counts.made++
        if ((await errorsOf(applied.state)).length > 0) continue
        counts.valid++
        state = applied.state
      }
    }),
    { numRuns: 4, unbiased: true },
  )
  expect(counts.made).toBeGreaterThan(counts.all * 0.75)
  expect(counts.valid).toBeGreaterThan(counts.made * 0.75)
})
