import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openGraphTables, readMeta, stateKey } from '#engine/graph/graph-tables.ts'
import { storeFile } from '#engine/store/schema.ts'
import { notFoundFiles, toPage } from '#engine/store/store-fixture.ts'
import { TestOutput } from '#engine/store/test-output-fixture.ts'
import { inputsKey } from './is-up-to-date.ts'
import { noteDamage } from './note-damage.ts'

let site: TestOutput

beforeEach(async () => {
  site = await TestOutput.create()
  site.publish({ a: [toPage('/a', 'a text that is damaged '.repeat(9))], notFound: notFoundFiles })
  const tables = openGraphTables(site.output.database)
  for (const key of [inputsKey, stateKey]) tables.writeMeta(key, 'as published')
  site.output.close()
})
afterEach(() => site.remove())

test.each([
  ['nothing', 'select 1', true],
  ['a content', "update blob set bytes = x'00' where bytes is not null", false],
])('after damage of %s, the output is up to date: %s', (_what, sql, expected) => {
  const file = join(site.target, storeFile)
  const run = <Result>(use: (database: DatabaseSync) => Result): Result => {
    const database = new DatabaseSync(file)
    try {
      return use(database)
    } finally {
      database.close()
    }
  }
  run((database) => database.exec(sql))
  noteDamage(site.target)
  const kept = run((database) => [inputsKey, stateKey].map((key) => readMeta(database, key) === 'as published'))
  expect(kept).toEqual([expected, expected])
})
