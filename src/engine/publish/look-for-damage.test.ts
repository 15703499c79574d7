import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { storeFile } from '#engine/store/schema.ts'
import { isDamage, StoreError } from '#engine/store/store-error.ts'
import { toPage } from '#engine/store/store-fixture.ts'
import { TestOutput } from '#engine/store/test-output-fixture.ts'
import { lookForDamage } from './look-for-damage.ts'

let site: TestOutput

beforeEach(async () => {
  site = await TestOutput.createPublished({ a: [toPage('/a', 'a text that is damaged '.repeat(9))] })
})
afterEach(() => site.remove())

describe.each([
  ['in a thread', 0],
  ['in this one', Infinity],
])('%s', (_where, threadFrom) => {
  test('all is well', async () => {
    expect(await lookForDamage(site.target, threadFrom).found).toBeUndefined()
  })

  test('damaged contents are named', async () => {
    const database = new DatabaseSync(join(site.target, storeFile))
    database.exec("update blob set bytes = x'00' where id in (select blob from record where path = '/a')")
    database.close()
    const { contents = [], owners } = (await lookForDamage(site.target, threadFrom).found) ?? {}
    expect([contents.length, owners]).toEqual([1, ['a']])
  })

  test('a damaged file is told from other failures', async () => {
    await site.overwriteFirstPage('record_owner')
    const error: unknown = await lookForDamage(site.target, threadFrom).found.catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(StoreError)
    expect(isDamage(error)).toBe(true)
  })
})
