import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseSiteConfig, toBuildSettings } from '#model/config/site-config.ts'
import { isUpToDate } from './is-up-to-date.ts'

const settings = toBuildSettings(parseSiteConfig({}))
const nextChange = '2026-12-01T01:30:00.000Z'
/** Later than all changes of the code, which is an input too. */
const builtAt = new Date('2100-01-01T00:00Z')

let temporary = ''
const folder = (name: string) => join(temporary, name)

beforeAll(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'stale-'))
  await mkdir(folder('content'))
  await mkdir(folder('out'))
  await writeFile(join(folder('out'), 'site.json'), JSON.stringify({ settings, nextChange }))
  await utimes(join(folder('out'), 'site.json'), builtAt, builtAt)
})
afterAll(() => rm(temporary, { recursive: true, force: true }))

test.each([
  ['before the next change', 'out', settings, '2026-12-01T08:29+07:00', true],
  ['at the next change', 'out', settings, '2026-12-01T08:30+07:00', false],
  ['with other settings', 'out', { ...settings, origin: 'https://other.example' }, '2026-11-21T08:00+07:00', false],
  ['before the first build', 'none', settings, '2026-11-21T08:00+07:00', false],
])('%s', async (_name, out, given, now, isFresh) => {
  const folders = { outDirectory: folder(out), contentDirectory: folder('content') }
  expect(await isUpToDate(folders, given, new Date(now))).toBe(isFresh)
})

test('a file that is newer than the output, or deleted since', async () => {
  const folders = { outDirectory: folder('out'), contentDirectory: folder('content') }
  const later = new Date(builtAt.getTime() + 1000)
  await writeFile(join(folder('content'), 'a'), '')
  await utimes(join(folder('content'), 'a'), later, later)
  expect(await isUpToDate(folders, settings, new Date('2026-11-21'))).toBe(false)
  await rm(join(folder('content'), 'a'))
  await utimes(folder('content'), later, later)
  expect(await isUpToDate(folders, settings, new Date('2026-11-21'))).toBe(false)
})
