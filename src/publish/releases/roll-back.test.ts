import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openOutput } from '#store/open-output.ts'
import { openStore } from '#store/open-store.ts'
import { toOptions, toPage } from '#store/store-fixture.ts'
import { rollBack, RollbackError } from './roll-back.ts'

let folder = ''
let target = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rollback-'))
  target = join(folder, 'dist')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

function publish(text: string): number {
  const output = openOutput(target)
  const { number } = output.publish(toOptions('a'), (draft) => draft.put('a', [toPage('/a', text)]))
  output.close()
  return number
}

test('rollbacks start at the current release, and a running server follows', async () => {
  for (const text of ['one', 'two', 'three']) publish(text)
  const store = openStore(target)
  const current = () => store.current().number
  expect(current()).toBe(3)
  expect(await rollBack(target)).toEqual({ from: 3, to: 2 })
  expect(current()).toBe(2)
  expect(await rollBack(target)).toEqual({ from: 2, to: 1 })
  await expect(rollBack(target)).rejects.toThrow(RollbackError)
  expect(current()).toBe(1)
  expect(publish('four')).toBe(4)
  expect(current()).toBe(4)
  store.close()
})

test('a rollback without an earlier release is an error, and makes no folder', async () => {
  await expect(rollBack(target)).rejects.toThrow('There is no release')
  expect(existsSync(target)).toBe(false)
})
