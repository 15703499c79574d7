import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { leaveDamageNote } from '#engine/store/damage-note.ts'
import { storeFile } from '#engine/store/schema.ts'
import { toPage } from '#engine/store/store-fixture.ts'
import { TestOutput } from '#engine/store/test-output-fixture.ts'
import { isLookedAt, noteLook, removeLookNote } from './look-note.ts'

let site: TestOutput

beforeEach(async () => {
  site = await TestOutput.createPublished({ a: [toPage('/a', 'a text')] })
  await mkdir(join(site.target, 'objects/ab'), { recursive: true })
  await writeFile(join(site.target, 'objects/ab/abc'), 'a large content')
})
afterEach(() => site.remove())

const open = () => new DatabaseSync(join(site.target, storeFile))

test.each<[what: string, run: () => unknown, expected: boolean]>([
  ['nothing', () => undefined, true],
  ['a reader', () => open().close(), true],
  [
    'a change of a row',
    () => {
      const database = open()
      database.exec("update blob set bytes = x'00' where bytes is not null")
      database.close()
    },
    false,
  ],
  ['a change of a large content', () => writeFile(join(site.target, 'objects/ab/abc'), 'a large contenT'), false],
  ['a large content that is new', () => writeFile(join(site.target, 'objects/ab/abd'), 'one more'), false],
  ['a note that somebody came upon damage', () => leaveDamageNote(site.target), false],
  ['a publish that was stopped', () => removeLookNote(site.target), false],
])('after %s, an output that was looked at counts as such: %s', async (_what, run, expected) => {
  expect(isLookedAt(site.target)).toBe(false)
  noteLook(site.target)
  await run()
  expect(isLookedAt(site.target)).toBe(expected)
})
