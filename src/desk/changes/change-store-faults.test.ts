import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { git } from '#engine/content/git/git-fixture.ts'
import { stoppedClock } from '#lib/clock.ts'
import { withoutRights } from '#lib/without-rights-fixture.ts'
import { toDiskRefusal } from '../refusal/refused.ts'
import { openChangeStore } from './open-change-store.ts'

const clock = stoppedClock(new Date('2026-11-30T01:00:00Z'))

/** A program that saves `1`, `2` … one after the other, each from the one before, and says which were kept. */
const program = `
  const { openChangeStore } = await import('#desk/changes/open-change-store.ts')
  const { toHash } = await import('#desk/changes/stored-files.ts')
  const { toDiskRefusal, Refused } = await import('#desk/refusal/refused.ts')
  const [content, state, first, mode] = process.argv.slice(1)
  const store = await openChangeStore({ content, state, clock: () => new Date(), people: {}, warn: () => undefined })
  const { chmodSync } = await import('node:fs')
  const by = { name: 'An', email: 'an@shs.example', roles: ['writer'] }
  for (let count = Number(first); ; count++) {
    const save = { name: 'vi.md', base: count === 1 ? toHash('0') : toHash(String(count - 1).repeat(9999)), text: String(count).repeat(9999) }
    if (mode === 'shut' && count === 2) {
      chmodSync(state + '/changes/news/a', 0o500)
      chmodSync(state + '/facts/news', 0o500)
    }
    try {
      await store.save('news/a', { files: [save] }, by)
      process.stdout.write(count + '\\n')
    } catch (error) {
      console.error((toDiskRefusal(error) ?? error).status ?? error)
      process.exit(1)
    }
  }
`

function prepare() {
  const root = mkdtempSync(join(tmpdir(), 'desk-'))
  onTestFinished(() => {
    spawnSync('chmod', ['-R', 'u+rwX', root])
    rmSync(root, { recursive: true })
  })
  const [content, state] = [join(root, 'content'), join(root, 'state')]
  mkdirSync(join(content, 'news/a'), { recursive: true })
  writeFileSync(join(content, 'news/a/vi.md'), '0')
  return { content, state }
}

const args = ({ content, state }: ReturnType<typeof prepare>, ...more: string[]) => [
  '--input-type=module',
  '-e',
  program,
  content,
  state,
  ...more,
]

test('a desk that is killed while it saves has lost nothing that it said it kept, and goes on', async () => {
  const places = prepare()
  const { content, state } = places
  let kept = 0
  for (const wait of [40, 90, 150, 210, 310, 430]) {
    const child = spawn(process.execPath, args(places, String(kept + 1)), { stdio: ['ignore', 'pipe', 'inherit'] })
    let output = ''
    const began = new Promise((resolve) => child.stdout.once('data', resolve))
    child.stdout.on('data', (part: Buffer) => (output += part.toString()))
    await began
    await pause(wait)
    const ended = new Promise((resolve) => child.once('close', resolve))
    child.kill('SIGKILL')
    await ended
    kept = Number(output.trim().split('\n').at(-1))
    const store = await openChangeStore({
      content,
      state,
      clock,
      people: { embargo: undefined, remote: undefined },
      warn: () => undefined,
    })
    const text = readFileSync(store.files('news/a')?.[0]?.location ?? '', 'utf8')
    // The one after it may be on the disk, whole, although nobody was told.
    expect([String(kept).repeat(9999), String(kept + 1).repeat(9999)]).toContain(text)
    if (text !== String(kept).repeat(9999)) kept++
    expect(store.list()).toHaveLength(1)
    expect(git(state, 'status', '--porcelain').toString()).toBe('')
    store.close()
  }
})

test('where the desk may not write, nothing changes, and the refusal says so', async () => {
  const places = prepare()
  const { stderr, stdout } = spawnSync(...withoutRights(process.execPath, args(places, '1', 'shut')), {
    encoding: 'utf8',
  })
  expect([stdout, stderr]).toEqual(['1\n', '507\n'])
  chmodSync(join(places.state, 'changes/news/a'), 0o700)
  expect(readFileSync(join(places.state, 'changes/news/a/vi.md'), 'utf8')).toBe('1'.repeat(9999))
})

test.each([
  ['ENOSPC', 507],
  ['EDQUOT', 507],
  ['EROFS', 507],
  ['EACCES', 507],
  ['EIO', undefined],
])('an error of the disk, %s, is the refusal %s', (code, status) => {
  expect(toDiskRefusal(Object.assign(new Error(code), { code }))?.status).toBe(status)
})

test('two desks do not share a folder', async () => {
  const { content, state } = prepare()
  const options = { content, state, clock, people: { embargo: undefined, remote: undefined }, warn: () => undefined }
  const store = await openChangeStore(options)
  await expect(openChangeStore(options)).rejects.toThrow('Another desk works in')
  store.close()
  ;(await openChangeStore(options)).close()
})
