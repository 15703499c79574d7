import * as v from 'valibot'
import { expect, test } from 'vitest'
import { commonFields, defineFacts } from './common-fields.ts'
import { defineCollection } from './define-collection.ts'

const schema = defineFacts(v.strictObject(commonFields))
const base = { schema, place: { list: '/tin-tuc/tin-tuc-moi-nhat' }, shown: [], searched: [] } as const

test.each([
  ['nothing', {}, false],
  ['its order', { compare: () => 0 }, false],
  ['what is current', { isCurrent: () => true }, true],
  ['what is current, on a day that may be left out', { isCurrent: (_facts: unknown, day = '') => day > '2026' }, true],
  ['marks', { markOn: () => undefined }, true],
])('a collection that defines %s: whether it depends on the day', (_case, options, expected) => {
  expect(defineCollection({ ...base, ...options }).dependsOnDay).toBe(expected)
})
