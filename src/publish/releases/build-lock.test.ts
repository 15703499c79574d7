import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BuildLockError, withBuildLock } from './build-lock.ts'

let folder = ''
let target = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'))
  target = join(folder, 'dist')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** A process that locks the output, says so, and goes on until it is killed. */
const holder = `
  const [module, target] = process.argv.slice(1)
  const { withBuildLock } = await import(module)
  setInterval(() => {}, 1000)
  await withBuildLock(target, () => new Promise(() => console.info('locked'))).catch((error) => console.info(error.name))
  process.exit()
`

function startHolder(): ChildProcess & { said: Promise<string> } {
  const module = new URL('build-lock.ts', import.meta.url).href
  const child = spawn(process.execPath, ['--input-type=module', '-e', holder, module, target], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said = once(child.stdout, 'data').then(([chunk]) => String(chunk).trim())
  return Object.assign(child, { said })
}

const one = () => withBuildLock(target, async () => 1)

test('while a process builds an output, others are refused with a message that names it', async () => {
  const child = startHolder()
  expect(await child.said).toBe('locked')
  await expect(one()).rejects.toThrow(BuildLockError)
  await expect(one()).rejects.toThrow(`Process ${child.pid} is building ${target}. Wait until it has ended, or stop it`)
  child.kill('SIGKILL')
  await once(child, 'close')
})

test('a build that was killed leaves nothing locked', async () => {
  const child = startHolder()
  await child.said
  child.kill('SIGKILL')
  await once(child, 'close')
  const start = performance.now()
  expect(await one()).toBe(1)
  expect(performance.now() - start).toBeLessThan(1000)
})

test('of several processes that find the lock of a killed one, a single one gets it', async () => {
  const killed = startHolder()
  await killed.said
  killed.kill('SIGKILL')
  await once(killed, 'close')
  const children = [startHolder(), startHolder(), startHolder()]
  const said = await Promise.all(children.map((child) => child.said))
  for (const child of children) child.kill('SIGKILL')
  expect(said.toSorted()).toEqual(['BuildLockError', 'BuildLockError', 'locked'])
})

test('a build that fails frees the output', async () => {
  await expect(withBuildLock(target, () => Promise.reject(new Error('disk full')))).rejects.toThrow('disk full')
  expect(await one()).toBe(1)
})
