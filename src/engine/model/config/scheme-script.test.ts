import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { schemeScript, schemeScriptHash } from './scheme-script.ts'

test('the policy names the script that is in the documents', () => {
  expect(schemeScriptHash).toBe(`sha256-${createHash('sha256').update(schemeScript).digest('base64')}`)
})

test.each([
  ['nothing stored', () => null, {}],
  ['light', () => 'light', { scheme: 'light' }],
  ['dark', () => 'dark', { scheme: 'dark' }],
  ['another value', () => 'blue', {}],
  [
    'no storage',
    () => {
      throw new Error('blocked')
    },
    {},
  ],
])('%s', (_case, getItem, dataset) => {
  const documentElement = { dataset: {} }
  runInNewContext(schemeScript, { localStorage: { getItem }, document: { documentElement } })
  expect({ ...documentElement.dataset }).toEqual(dataset)
})
