import { expect, test } from 'vitest'
import { setField } from '../edit-yaml.ts'
import { refusalTexts } from './refusal-texts.ts'

test.each([
  ['a: [', 'cannot be read'],
  ['a: &x 1', 'anchors'],
  ['a: 1\na: 2', 'twice'],
])('%j is refused in words', (text, words) => {
  const edited = setField(text, ['a'], 2)
  expect(!edited.isDone && refusalTexts.en[edited.reason]).toMatch(words)
})
