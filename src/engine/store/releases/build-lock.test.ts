import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withoutRights } from '#lib/without-rights-fixture.ts'
import { BuildLockError, withBuildLock } from './build-lock.ts'

let folder = ''
let target = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'))
  target = join(folder, 'dist')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** A program that locks the output, prints so, and runs until it is killed. */
const holderProgram = `
  const [module, target] = process.argv.slice(1)
  const { withBuildLock } = await import(module)
  setInterval(() => {}, 1000)
  await withBuildLock(target, () => new Promise(() => console.info('locked'))).catch((error) =>
    console.info(error.name === 'BuildLockError' ? error.name : error.message))
  process.exit()
`

function startHolder({ isWeak = false } = {}): ChildProcess & { output: Promise<string> } {
  const module = new URL('build-lock.ts', import.meta.url).href
  const args = ['--input-type=module', '-e', holderProgram, module, target]
  const [command, all] = isWeak ? withoutRights(process.execPath, args) : [process.execPath, args]
  const child = spawn(command, all, { stdio: ['ignore', 'pipe', 'inherit'] })
  const output = once(child.stdout, 'data').then(([chunk]) => String(chunk).trim())
  return Object.assign(child, { output })
}

const build = () => withBuildLock(target, async () => 1)

test('while a process builds an output, others get an error with its id', async () => {
  const child = startHolder()
  expect(await child.output).toBe('locked')
  await expect(build()).rejects.toThrow(BuildLockError)
  await expect(build()).rejects.toThrow(
    `Process ${child.pid} is building ${target}. Wait until it has ended, or stop it`,
  )
  child.kill('SIGKILL')
  await once(child, 'close')
})

test('a killed build leaves no lock', async () => {
  const child = startHolder()
  await child.output
  child.kill('SIGKILL')
  await once(child, 'close')
  const start = performance.now()
  expect(await build()).toBe(1)
  expect(performance.now() - start).toBeLessThan(1000)
})

test('of several processes after a killed one, exactly one gets the lock', async () => {
  const killed = startHolder()
  await killed.output
  killed.kill('SIGKILL')
  await once(killed, 'close')
  const children = [startHolder(), startHolder(), startHolder()]
  const outputs = await Promise.all(children.map((child) => child.output))
  for (const child of children) child.kill('SIGKILL')
  expect(outputs.toSorted()).toEqual(['BuildLockError', 'BuildLockError', 'locked'])
})

test('a failed build releases the lock', async () => {
  await expect(withBuildLock(target, () => Promise.reject(new Error('disk full')))).rejects.toThrow('disk full')
  expect(await build()).toBe(1)
})

test.each([
  ['an empty lock file', ''],
  ['a lock file of other content', 'no lock\n'.repeat(100)],
])('%s is no obstacle, and no lock is lost to it', async (_case, content) => {
  await mkdir(target)
  await writeFile(join(target, 'lock.sqlite'), content)
  const child = startHolder()
  expect(await child.output).toBe('locked')
  await expect(build()).rejects.toThrow(BuildLockError)
  child.kill('SIGKILL')
  await once(child, 'close')
  expect(await build()).toBe(1)
  expect(await readdir(target)).toEqual(['lock.sqlite'])
})

test('nobody who may not write the lock gets as far as to begin', async () => {
  expect(await build()).toBe(1)
  const file = join(target, 'lock.sqlite')
  await chmod(file, 0o444)
  const child = startHolder({ isWeak: true })
  const output = await child.output
  child.kill('SIGKILL')
  expect(output).toBe(`${file} cannot be written; check the permissions of the file and its folder`)
})

test('a lock without the id of its owner, as it is for a moment, is a lock', async () => {
  const child = startHolder()
  expect(await child.output).toBe('locked')
  await writeFile(join(target, 'lock.sqlite.pid'), '')
  await expect(build()).rejects.toThrow(`Another program is building ${target}`)
  await expect(build()).rejects.toThrow(BuildLockError)
  child.kill('SIGKILL')
  await once(child, 'close')
  expect(await build()).toBe(1)
})

test('what was done counts also where the folder does not forget who did it', async () => {
  const done = await withBuildLock(target, async () => {
    await rm(join(target, 'lock.sqlite.pid'))
    await mkdir(join(target, 'lock.sqlite.pid/x'), { recursive: true })
    return 2
  })
  expect(done).toBe(2)
})

test('a folder of other files is not touched', async () => {
  await mkdir(target)
  await writeFile(join(target, 'letter.txt'), '')
  await expect(build()).rejects.toThrow('is not an output of this build')
  expect(await readdir(target)).toEqual(['letter.txt'])
})
