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

const readOutput = () => readFile(join(target, 'site.json'), 'utf8')
const releases = () => join(folder, '.dist.releases')
const releaseNames = async () => (await readdir(releases())).filter((name) => name !== lockFile)

test('a build replaces the previous one and has access to it', async () => {
  await build('one')
  expect(await readOutput()).toBe('one')
  await publishRelease(target, async ({ directory, previous }) => {
    expect(await readFile(join(previous ?? '', 'site.json'), 'utf8')).toBe('one')
    expect(await readOutput()).toBe('one')
    await writeFile(join(directory, 'site.json'), 'two')
  })
  expect(await readOutput()).toBe('two')
})

test('a failed build changes nothing and leaves no files', async () => {
  await build('one')
  const failing = publishRelease(target, async ({ directory }) => {
    await writeFile(join(directory, 'site.json'), 'half')
    throw new Error('disk full')
  })
  await expect(failing).rejects.toThrow('disk full')
  expect(await readOutput()).toBe('one')
  expect(await releaseNames()).toEqual(['000001'])
})

test('a concurrent build fails with an error, and the first one continues', async () => {
  await publishRelease(target, async ({ directory }) => {
    await expect(build('second')).rejects.toThrow(BuildLockError)
    await expect(build('second')).rejects.toThrow(`Process ${process.pid} is building`)
    await writeFile(join(directory, 'site.json'), 'first')
  })
  expect(await readOutput()).toBe('first')
})

test('the files of a killed build are removed', async () => {
  await build('one')
  await mkdir(join(releases(), 'draft'))
  await writeFile(join(releases(), 'draft', 'site.json'), 'half')
  await writeFile(join(releases(), 'link-1'), '')
  await writeFile(join(releases(), 'lock.sqlite.pid'), '2147483646')
  await build('two')
  expect(await readOutput()).toBe('two')
  expect(await releaseNames()).toEqual(['000001', '000002'])
})

test('an existing folder as output becomes a release', async () => {
  await mkdir(target)
  await writeFile(join(target, 'site.json'), 'old')
  await build('new')
  expect(await readOutput()).toBe('new')
  expect(await rollBack(target)).toEqual({ from: '000002', to: '000001' })
  expect(await readOutput()).toBe('old')
})

test('three releases are retained, and rollbacks start at the current one', async () => {
  for (const text of ['one', 'two', 'three', 'four']) await build(text)
  expect(await releaseNames()).toEqual(['000002', '000003', '000004'])
  await rollBack(target)
  expect(await readOutput()).toBe('three')
  await rollBack(target)
  expect(await readOutput()).toBe('two')
  await expect(rollBack(target)).rejects.toThrow(RollbackError)
  expect(await readOutput()).toBe('two')
  await build('five')
  expect(await readOutput()).toBe('five')
})

test('a rollback without an earlier release is an error', async () => {
  await expect(rollBack(target)).rejects.toThrow('There is no release')
  expect(existsSync(target)).toBe(false)
})
