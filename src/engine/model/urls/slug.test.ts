import * as v from 'valibot'
import { expect, test } from 'vitest'
import { slugPathSchema, slugSchema } from './slug.ts'

test.each([
  ['a', true],
  ['bao-cao-2026', true],
  ['a'.repeat(96), true],
  ['a'.repeat(97), false],
  ['', false],
  ['A', false],
  ['a--b', false],
  ['-a', false],
  ['a-', false],
  ['đ', false],
  ['a.b', false],
  ['a/b', false],
  ['__proto__', false],
  ['a\n', false],
])('%j as a slug: %s', (slug, isValid) => {
  expect(v.is(slugSchema, slug)).toBe(isValid)
})

test.each([
  ['ve-shs/trach-nhiem', true],
  ['ve-shs//trach-nhiem', false],
  ['ve-shs/', false],
  ['../etc', false],
])('%j as a path: %s', (path, isValid) => {
  expect(v.is(slugPathSchema, path)).toBe(isValid)
})
