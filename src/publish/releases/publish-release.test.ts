import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BuildLockError } from './build-lock.ts'
import { publishRelease } from './publish-release.ts'
import { lockFile } from './release-folders.ts'
import { rollBack, RollbackError } from './roll-back.ts'

let folder = ''
let target = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'releases-'))
  target = join(folder, 'dist')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function build(text: string): Promise<void> {
  await publishRelease(target, ({ directory }) => writeFile(join(directory, 'site.json'), text))
}

const shown = () => readFile(join(target, 'site.json'), 'utf8')
const releases = () => join(folder, '.dist.releases')
const releaseNames = async () => (await readdir(releases())).filter((name) => name !== lockFile)

test('each build takes the place of the one before, which it is told of', async () => {
  await build('one')
  expect(await shown()).toBe('one')
  await publishRelease(target, async ({ directory, previous }) => {
    expect(await readFile(join(previous ?? '', 'site.json'), 'utf8')).toBe('one')
    expect(await shown()).toBe('one')
    await writeFile(join(directory, 'site.json'), 'two')
  })
  expect(await shown()).toBe('two')
})

test('one that fails changes nothing and leaves nothing', async () => {
  await build('one')
  const failing = publishRelease(target, async ({ directory }) => {
    await writeFile(join(directory, 'site.json'), 'half')
    throw new Error('disk full')
  })
  await expect(failing).rejects.toThrow('disk full')
  expect(await shown()).toBe('one')
  expect(await releaseNames()).toEqual(['000001'])
})

test('a second one at the same time says so and stops; the first is not disturbed', async () => {
  await publishRelease(target, async ({ directory }) => {
    await expect(build('second')).rejects.toThrow(BuildLockError)
    await expect(build('second')).rejects.toThrow(`Process ${process.pid} is building`)
    await writeFile(join(directory, 'site.json'), 'first')
  })
  expect(await shown()).toBe('first')
})

test('what a killed build has left is cleared away', async () => {
  await build('one')
  await mkdir(join(releases(), 'draft'))
  await writeFile(join(releases(), 'draft', 'site.json'), 'half')
  await writeFile(join(releases(), 'link-1'), '')
  await writeFile(join(releases(), 'lock.sqlite.pid'), '2147483646')
  await build('two')
  expect(await shown()).toBe('two')
  expect(await releaseNames()).toEqual(['000001', '000002'])
})

test('an output that is a folder, as it once was, becomes a release', async () => {
  await mkdir(target)
  await writeFile(join(target, 'site.json'), 'old')
  await build('new')
  expect(await shown()).toBe('new')
  expect(await rollBack(target)).toEqual({ from: '000002', to: '000001' })
  expect(await shown()).toBe('old')
})

test('three releases stay, and the way back goes on from the one shown', async () => {
  for (const text of ['one', 'two', 'three', 'four']) await build(text)
  expect(await releaseNames()).toEqual(['000002', '000003', '000004'])
  await rollBack(target)
  expect(await shown()).toBe('three')
  await rollBack(target)
  expect(await shown()).toBe('two')
  await expect(rollBack(target)).rejects.toThrow(RollbackError)
  expect(await shown()).toBe('two')
  await build('five')
  expect(await shown()).toBe('five')
})

test('nothing to go back to is an error', async () => {
  await expect(rollBack(target)).rejects.toThrow('There is no release')
  expect(existsSync(target)).toBe(false)
})
