import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openOutput } from './open-output.ts'
import { openStore } from './open-store.ts'
import { toPage } from './store-fixture.ts'
import { TestOutput } from './test-output-fixture.ts'

let site: TestOutput

beforeEach(async () => {
  site = await TestOutput.create()
})
afterEach(() => site.remove())

test.each<[string, () => Promise<unknown>, RegExp | undefined]>([
  ['a new folder', async () => undefined, undefined],
  ['an empty folder', () => mkdir(site.target), undefined],
  [
    'an empty file',
    async () => (await mkdir(site.target), await writeFile(join(site.target, 'site.sqlite'), '')),
    undefined,
  ],
  [
    'a folder of other files',
    async () => (await mkdir(site.target), await writeFile(join(site.target, 'a.txt'), '')),
    /dist is not an output of this build; choose another folder/,
  ],
  [
    'a file that is no database',
    async () => (await mkdir(site.target), await writeFile(join(site.target, 'site.sqlite'), 'x'.repeat(5000))),
    /site\.sqlite is damaged or is no output of this build; delete its folder and build again/,
  ],
])('opening %s', async (_case, make, message) => {
  site.output.close()
  await rm(site.target, { recursive: true })
  await make()
  const open = () => (site.output = openOutput(site.target))
  if (message) {
    expect(open).toThrow(message)
    await rm(site.target, { recursive: true })
    open()
  } else {
    open()
    expect(site.publish({ a: [toPage('/a', '1')] }).number).toBe(1)
  }
})

test.each([
  ['pragma application_id = 7', /site\.sqlite is no output of this build; choose another folder, or delete that file/],
  ['pragma user_version = 99', /site\.sqlite was made by another version of this program; delete its folder and build/],
])('a file after %s is refused, by writers and by readers', (change, message) => {
  site.publish({ a: [toPage('/a', '1')] })
  site.output.database.exec(change)
  expect(() => openOutput(site.target)).toThrow(message)
  expect(() => openStore(site.target)).toThrow(message)
})

/** Undoes all migrations. */
const toFirstVersion = `alter table release drop column style_hashes; drop table taken_down;
  alter table current_release drop column is_held; alter table current_release drop column held_since;
  alter table blob drop column checksum; pragma user_version = 1`

test('an output of the first version of the tables keeps its releases', async () => {
  site.publish({ a: [toPage('/a', '1')] })
  site.output.database.exec(toFirstVersion)
  site.reopen()
  expect(site.output.releases()).toMatchObject([{ number: 1, styleHashes: [] }])
  expect(site.publish({ a: [toPage('/a', '2')] }).number).toBe(2)
  expect(await site.read()).toMatchObject({ '/a (vi)': '2' })
})

test('an output of single files, a link to one of several, is replaced by the first publish', async () => {
  site.output.close()
  await rm(site.target, { recursive: true })
  const release = join(site.folder, '.dist.releases/000001')
  await mkdir(join(release, 'pages/vi'), { recursive: true })
  for (const file of ['site.json', 'kept.json', 'pages/vi/a.html']) await writeFile(join(release, file), '{}')
  await symlink('.dist.releases/000001', site.target)
  site.output = openOutput(site.target)
  // Nothing is lost while nothing is published.
  expect(await readFile(join(site.target, 'pages/vi/a.html'), 'utf8')).toBe('{}')
  site.reopen()
  site.publish({ a: [toPage('/a', '1')] })
  site.output.close()
  expect(await readdir(site.folder)).toEqual(['dist'])
  expect(await readdir(site.target)).toEqual(['site.sqlite'])
  site.output = openOutput(site.target)
})
