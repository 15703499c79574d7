import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hasDamageNote, removeDamageNote } from '#engine/store/damage-note.ts'
import { storeFile } from '#engine/store/schema.ts'
import { toPage } from '#engine/store/store-fixture.ts'
import { TestOutput } from '#engine/store/test-output-fixture.ts'
import { noteDamage } from './note-damage.ts'

let site: TestOutput

beforeEach(async () => {
  site = await TestOutput.createPublished({ a: [toPage('/a', 'a text that is damaged '.repeat(9))] })
})
afterEach(() => site.remove())

test.each([
  ['nothing', 'select 1', false],
  ['a content', "update blob set bytes = x'00' where bytes is not null", true],
])('after damage of %s, the next publish looks at everything: %s', (_what, sql, expected) => {
  const database = new DatabaseSync(join(site.target, storeFile))
  database.exec(sql)
  database.close()
  noteDamage(site.target)
  expect(hasDamageNote(site.target)).toBe(expected)
  removeDamageNote(site.target)
  expect(hasDamageNote(site.target)).toBe(false)
})
