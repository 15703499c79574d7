import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { git } from '#engine/content/git/git-fixture.ts'
import { stoppedClock } from '#lib/clock.ts'
import { createDeskFolders, openDesk } from './desk-fixture.ts'

const published = 'category: a\npublishedAt: 2026-01-01T08:00+07:00\n'
const begin = {
  'news/a/entry.yaml': published,
  'news/a/vi.md': 'Một\n',
  'archive.lock': '# record\n',
}

/** A desk that publishes a change and is killed while a program runs: before that has done anything, or when it has committed. */
const program = `
  const { execFileSync } = await import('node:child_process')
  const { appendFileSync, readFileSync, writeFileSync } = await import('node:fs')
  const { join } = await import('node:path')
  const { openDesk } = await import('#desk/server/desk-fixture.ts')
  const [places, path, mode] = process.argv.slice(1)
  const { content, ...others } = JSON.parse(places)
  const run = (name) => {
    if (name === 'disclose' && mode === 'committed') {
      const facts = join(content, path, 'entry.yaml')
      writeFileSync(facts, readFileSync(facts, 'utf8').replace('status: draft\\n', 'publishedAt: 2026-11-30T08:00+07:00\\n'))
      appendFileSync(join(content, 'archive.lock'), path + ' published 1\\n')
      execFileSync('git', ['add', '--all'], { cwd: content })
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', 'commit', '-qm', 'Disclose'], { cwd: content })
    }
    process.kill(process.pid, 'SIGKILL')
  }
  const desk = await openDesk({ content, ...others }, { run, clock: () => new Date('2026-11-30T08:00:00+07:00') })
  writeFileSync(join(content, '.git/desk-pid'), String(process.pid))
  const [an, binh] = [await desk.as('an'), await desk.as('binh')]
  const hashOf = async (name) => (await an.ask('GET', '/api/folders/' + path)).body.files?.find((file) => file.name === name)?.hash ?? ''
  const files = path === 'news/a'
    ? [{ name: 'vi.md', base: await hashOf('vi.md'), text: 'Hai\\n' }]
    : [{ name: 'entry.yaml', base: '', text: 'status: draft\\ncategory: a\\n' }, { name: 'vi.md', base: '', text: 'Hai\\n' }]
  const { body } = await an.ask('PUT', '/api/folders/' + path, { files })
  const { hash } = body.change
  await an.act('send', path, { hash })
  await binh.act('approve', path, { hash })
  await an.act('publish', path, { hash })
`

const toHook = (status: number) => `#!/bin/sh\nkill -9 "$(cat .git/desk-pid)"\nexit ${status}\n`

test.each<[string, { path: string; mode?: string; hook?: string; ran: string[] }]>([
  ['while Git commits, which then fails', { path: 'news/a', hook: toHook(1), ran: ['build'] }],
  ['while Git commits, which then succeeds', { path: 'news/a', hook: toHook(0), ran: ['build'] }],
  ['while the site is made', { path: 'news/a', ran: ['build'] }],
  ['before a disclosure has begun', { path: 'disclosures/x', ran: ['disclose'] }],
  ['when a disclosure is committed', { path: 'disclosures/x', mode: 'committed', ran: [] }],
])('a desk that is killed %s finishes at its next start, once', async (_name, { path, mode = '', hook, ran }) => {
  const folders = createDeskFolders(begin)
  onTestFinished(folders.remove)
  const file = join(folders.content, '.git/hooks/pre-commit')
  if (hook !== undefined) writeFileSync(file, hook, { mode: 0o755 })
  const args = ['--input-type=module', '-e', program, JSON.stringify(folders), path, mode]
  const { signal, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect([signal, stderr]).toEqual(['SIGKILL', ''])
  writeFileSync(file, '#!/bin/sh\n', { mode: 0o755 })
  const names: string[] = []
  const desk = await openDesk(folders, {
    clock: stoppedClock(new Date('2026-11-30T08:05:00+07:00')),
    run: (name) => {
      names.push(name)
      if (name === 'disclose') {
        git(folders.content, 'add', '--all')
        git(folders.content, 'commit', '--quiet', '--message', 'Disclose')
      }
      return Promise.resolve(0)
    },
  })
  onTestFinished(desk.close)
  expect(desk.services.publisher.resume()).toHaveLength(1)
  await desk.services.runs.idle()
  expect(names).toEqual(ran)
  expect(folders.read(`${path}/vi.md`)).toBe('Hai\n')
  expect(folders.log('%s')).toHaveLength(2)
  expect(git(folders.content, 'status', '--porcelain').toString()).toBe('')
  expect(git(folders.remote, 'rev-parse', 'main').toString()).toBe(git(folders.content, 'rev-parse', 'main').toString())
  expect(desk.services.changes.list()).toEqual([])
  expect(desk.services.publisher.resume()).toEqual([])
  expect(desk.errors).toEqual([])
})
