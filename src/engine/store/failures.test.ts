import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, open, readdir, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withoutRights } from '#lib/without-rights-fixture.ts'
import { openOutput } from './open-output.ts'
import { openStore } from './open-store.ts'
import { storeFile } from './schema.ts'
import { explainError } from './store-error.ts'
import { notFoundFiles, toBinary, toPage } from './store-fixture.ts'
import { TestOutput } from './test-output-fixture.ts'

// Killed processes, missing permissions, damaged files.

let site: TestOutput

beforeEach(async () => {
  site = await TestOutput.create()
  site.publish({ a: [toPage('/a', 'old'), toBinary('/a.mp4', new Uint8Array(200_000))], notFound: notFoundFiles })
})
afterEach(() => site.remove())

/** Runs a program that uses the store, on request as a user without rights. Returns what it prints. */
async function run(program: string, { isKilled = false, isWeak = false } = {}): Promise<string> {
  const modules = ['open-output.ts', 'open-store.ts', 'store-fixture.ts'].map(
    (file) => new URL(file, import.meta.url).href,
  )
  const args = ['--input-type=module', '-e', program, site.target, ...modules]
  const [command, all] = isWeak ? withoutRights(process.execPath, args) : [process.execPath, args]
  const child = spawn(command, all, { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
    if (isKilled) child.kill('SIGKILL')
  })
  await once(child, 'close')
  return output.trim()
}

const publishProgram = `
  const [target, output, _store, fixture] = process.argv.slice(1)
  const { openOutput } = await import(output)
  const { toOptions, toPage, toBinary } = await import(fixture)
  const write = (draft) => {
    draft.put('a', [toPage('/a', 'new'), toBinary('/a.mp4', new Uint8Array(300_000))])
    console.info('written')
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
  }
  openOutput(target).publish(toOptions('a'), write)
`

test('a process that is killed while it publishes changes nothing, and leaves nothing', async () => {
  site.output.close()
  expect(await run(publishProgram, { isKilled: true })).toBe('written')
  expect(await site.listObjects()).toHaveLength(2)
  expect(await site.read()).toMatchObject({ '/a (vi)': 'old' })
  site.reopen()
  expect(await site.listObjects()).toHaveLength(1)
  expect(site.publish({ a: [toPage('/a', 'new')] }).number).toBe(2)
  expect(await site.read()).toMatchObject({ '/a (vi)': 'new' })
  site.output.close()
  expect(await readdir(site.target)).toEqual(['objects', storeFile])
})

const readProgram = `
  const [target, _output, store] = process.argv.slice(1)
  const { openStore } = await import(store)
  try {
    const { current, read } = openStore(target)
    console.info(Buffer.from(await read(current().findPage('/a', 'vi', 1))).toString())
  } catch (error) {
    console.info(error.message)
  }
`

const latestProgram = `
  const [target] = process.argv.slice(1)
  const { readLatestRelease } = await import('#engine/store/releases/read-latest-release.ts')
  try { console.info(readLatestRelease(target).number) } catch (error) { console.info(error.message) }
`

/** Runs a program while nobody may write in the folder. */
async function runWithoutRights(program: string): Promise<string> {
  const paths = [
    site.target,
    ...(await readdir(site.target, { recursive: true })).map((name) => join(site.target, name)),
  ]
  const setModes = async (folderMode: number, fileMode: number) => {
    for (const path of paths) await chmod(path, (await stat(path)).isDirectory() ? folderMode : fileMode)
  }
  await chmod(site.folder, 0o755)
  await setModes(0o555, 0o444)
  try {
    return await run(program, { isWeak: true })
  } finally {
    await setModes(0o755, 0o644)
  }
}

const unfinished = /^\S*site\.sqlite is being written, and cannot be read without/
test.each<[string, string, () => unknown, RegExp]>([
  ['reads an output that no publisher has open', readProgram, () => site.output.close(), /^old$/],
  ['reads beside a publisher', readProgram, () => undefined, /^old$/],
  ['refuses what a publisher has not completed', readProgram, copyUnfinished, unfinished],
  ['reads which release is the latest', latestProgram, () => site.output.close(), /^1$/],
  ['refuses to say which is the latest of what is not completed', latestProgram, copyUnfinished, unfinished],
])('a reader that may not write %s', async (_case, program, prepare, answer) => {
  await prepare()
  expect(await runWithoutRights(program)).toMatch(answer)
})

/** Leaves the folder as a copy does that was made while a publisher had it open. */
async function copyUnfinished(): Promise<void> {
  const copies = [storeFile, `${storeFile}-wal`].map(
    (name) => [join(site.target, name), join(site.folder, name)] as const,
  )
  for (const [file, copy] of copies) await cp(file, copy)
  site.output.close()
  for (const [file, copy] of copies) await rename(copy, file)
}

const openProgram = `
  const [target, output] = process.argv.slice(1)
  const { openOutput } = await import(output)
  try { openOutput(target) } catch (error) { console.info(error.message) }
`

test('a folder that may not be written says so', async () => {
  site.output.close()
  expect(await runWithoutRights(openProgram)).toMatch(/site\.sqlite cannot be written; check the permissions/)
})

test('a file system that is read-only is named as the cause', () => {
  const error = Object.assign(new Error('EROFS'), { code: 'EROFS' })
  expect(explainError('dist/lock.sqlite', error)).toMatchObject({
    name: 'StoreError',
    message: expect.stringContaining(
      'dist/lock.sqlite cannot be written, because its file system is read-only; have it',
    ),
  })
})

test('a damaged file is named, with what to do', async () => {
  site.output.close()
  const copy = join(site.folder, 'copy')
  await cp(site.target, copy, { recursive: true })
  const file = await open(join(copy, storeFile), 'r+')
  const { size } = await file.stat()
  // All but the header of the file.
  await file.write(Buffer.alloc(size - 200, 7), 0, size - 200, 200)
  await file.close()
  const message = /copy\/site\.sqlite is damaged; repair it: npm run build -- --finish now/
  expect(() => openStore(copy)).toThrow(message)
  expect(() => openOutput(copy)).toThrow(message)
})

test('a publish that the disk has no room for leaves the former release', async () => {
  const { database } = site.output
  const pages = Number(database.prepare('pragma page_count').get()?.['page_count'])
  database.exec(`pragma max_page_count = ${pages + 1}`)
  const many = Array.from({ length: 500 }, (_none, index) => toPage(`/b${index}`, `text ${index}`))
  expect(() => site.publish({ b: many })).toThrow(/site\.sqlite cannot grow, because the disk is full; free some space/)
  expect(await site.read()).toMatchObject({ '/a (vi)': 'old' })
  database.exec('pragma max_page_count = 1000000')
  expect(site.publish({ b: many }).number).toBe(2)
})
