import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { openMissingCards } from './missing-outputs.ts'

const card = { url: '/_social/vi/a.png', card: { title: 'A' } }

function open() {
  const database = new DatabaseSync(':memory:')
  onTestFinished(() => database.close())
  return { database, missing: openMissingCards(database) }
}

test('what is missing is listed, until it is not', () => {
  const { missing } = open()
  missing.set('card vi/a', card)
  expect(missing.list(9)).toEqual([{ key: 'card vi/a', what: card }])
  missing.set('card vi/a', undefined)
  expect([missing.list(9), missing.count()]).toEqual([[], 0])
})

test.each([
  ['of another shape', '{"url":"/a.png"}'],
  ['that is damaged', '{"url"'],
])('a row %s is dropped, so that nobody waits for it', (_what, json) => {
  const { database, missing } = open()
  missing.set('card vi/a', card)
  database.prepare('update build_missing_card set card = ?').run(json)
  expect(missing.list(9)).toEqual([])
  expect(missing.count()).toBe(0)
})
