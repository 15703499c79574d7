import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openOutput } from '../open-output.ts'
import { openStore } from '../open-store.ts'
import type { PublishOptions, PublishResult } from '../publish-release.ts'
import { toOptions, toPage } from '../store-fixture.ts'
import { rollBack, RollbackError, showLatest } from './roll-back.ts'

let folder = ''
let target = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rollback-'))
  target = join(folder, 'dist')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const now = new Date('2026-11-22T00:00:00.000Z')
const held = (number: number) => ({ number, since: now.toISOString() })

function publish(text: string, more: Partial<PublishOptions> = {}): PublishResult {
  const output = openOutput(target)
  const result = output.publish(toOptions('a', more), (draft) => draft.put('a', [toPage('/a', text)]))
  output.close()
  return result
}

test('rollbacks start at the current release and hold, and a running server follows', async () => {
  for (const text of ['one', 'two', 'three']) publish(text)
  const store = openStore(target)
  const current = () => store.current().number
  expect(current()).toBe(3)
  expect(await rollBack(target, { now })).toMatchObject({ from: 3, to: 2 })
  expect(current()).toBe(2)
  expect(await rollBack(target, { now })).toMatchObject({ from: 2, to: 1 })
  await expect(rollBack(target, { now })).rejects.toThrow(RollbackError)
  expect(current()).toBe(1)
  expect(publish('four')).toMatchObject({ number: 4, isNew: true, held: held(1) })
  expect(publish('four')).toMatchObject({ number: 4, isNew: false, held: held(1) })
  expect(current()).toBe(1)
  expect(publish('four', { isShown: true })).toMatchObject({ number: 4, isNew: false, held: undefined })
  expect(current()).toBe(4)
  expect(publish('five')).toMatchObject({ number: 5, held: undefined })
  expect(current()).toBe(5)
  store.close()
})

test('forward shows the latest release, and later ones', async () => {
  for (const text of ['one', 'two']) publish(text)
  await rollBack(target, { now })
  publish('three')
  expect(await showLatest(target)).toMatchObject({ from: 1, to: 3 })
  expect(publish('four')).toMatchObject({ number: 4, held: undefined })
  expect(await showLatest(target)).toMatchObject({ from: 4, to: 4 })
})

test('a rollback to a number, back and forth', async () => {
  for (const text of ['one', 'two', 'three']) publish(text)
  expect(await rollBack(target, { now, to: 1 })).toMatchObject({ from: 3, to: 1 })
  expect(await rollBack(target, { now, to: 3 })).toMatchObject({ from: 1, to: 3 })
  // It was asked for, so that it stays too.
  expect(publish('four')).toMatchObject({ number: 4, held: held(3) })
  await expect(rollBack(target, { now, to: 9 })).rejects.toThrow(/has no release 9: it keeps 1 to 4/)
})

test('a release whose lists name what was taken down since is shown only where that is wanted', async () => {
  publish('one')
  const takenDown = [{ address: '/b', time: now.toISOString() }]
  publish('two', { takenDown })
  publish('three', { takenDown })
  expect(await rollBack(target, { now })).toMatchObject({ from: 3, to: 2 })
  await expect(rollBack(target, { now })).rejects.toThrow(/of release 1 still name .*: \/b\. .*--despite-take-down/)
  expect(await rollBack(target, { now, isNamingAllowed: true })).toMatchObject({ from: 2, to: 1 })
})

test.each([
  ['a rollback', () => rollBack(target, { now })],
  ['forward', () => showLatest(target)],
] as const)('%s without a release is an error, and makes no folder', async (_name, run) => {
  await expect(run()).rejects.toThrow(`There is no release in ${target}. Build one with "npm run build"`)
  expect(existsSync(target)).toBe(false)
})
