import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findDamage } from './find-damage.ts'
import { rescueOutput } from './rescue-output.ts'
import { storeFile } from './schema.ts'
import { notFoundFiles, toPage } from './store-fixture.ts'
import { TestOutput } from './test-output-fixture.ts'

let site: TestOutput
let file: string

beforeEach(async () => {
  site = await TestOutput.create()
  file = join(site.target, storeFile)
  for (const text of ['one', 'two', 'three'])
    site.publish({ a: [toPage('/a', text.repeat(99))], notFound: notFoundFiles })
  site.output.activate(2, '2026-11-20T02:00:00.000Z')
  site.output.close()
})
afterEach(() => site.remove())

test.each(['record_owner', 'record_key', 'sqlite_autoindex_blob_1'])(
  'a damaged index costs nothing: %s',
  async (index) => {
    await site.overwriteFirstPage(index)
    expect(() => findDamage(site.target)).toThrow(/is damaged; repair it/)
    expect(rescueOutput(file)).toBe('all')
    expect(findDamage(site.target)).toBeUndefined()
    site.reopen()
    expect(site.output.releases().map(({ number }) => number)).toEqual([1, 2, 3])
    expect(site.output.hold()).toMatchObject({ number: 2, since: '2026-11-20T02:00:00.000Z' })
    expect(await site.read()).toMatchObject({ '/a (vi)': 'two'.repeat(99) })
    // It is an output like any other.
    site.publish({ a: [toPage('/a', 'four')], notFound: notFoundFiles })
    expect(site.output.latest()?.number).toBe(4)
  },
)

test.each(['blob', 'record'])('rows that cannot be read are not rescued, and the file stays: %s', async (table) => {
  await site.overwriteFirstPage(table)
  expect(rescueOutput(file)).toBeUndefined()
  expect(existsSync(file)).toBe(true)
  expect((await readdir(site.target)).filter((name) => name.includes('rescued'))).toEqual([])
})

test('releases are rescued without what the publisher keeps, where that cannot be read', async () => {
  const database = new DatabaseSync(file)
  database.exec(
    'create table build_meta (key text primary key, value text) strict; create table build_other (key text)',
  )
  database.close()
  await site.overwriteFirstPage('build_meta')
  expect(rescueOutput(file)).toBe('releases')
  expect(findDamage(site.target)).toBeUndefined()
  site.reopen()
  expect(site.output.releases().map(({ number }) => number)).toEqual([1, 2, 3])
  const tables = site.output.database
    .prepare("select name from sqlite_schema where name like 'build!_%' escape '!'")
    .all()
  expect(tables).toEqual([])
})
