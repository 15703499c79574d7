import { execPath } from 'node:process'
import { afterEach, expect, test, vi } from 'vitest'
import { findEngine } from '../e2e/support/find-engine.ts'

afterEach(() => vi.unstubAllEnvs())

test('an engine that a variable names is that one, and a wrong name is not another engine', () => {
  vi.stubEnv('FIREFOX_PATH', execPath)
  expect(findEngine('firefox')).toBe(execPath)
  vi.stubEnv('FIREFOX_PATH', '/no/such/firefox')
  expect(() => findEngine('firefox')).toThrow('FIREFOX_PATH names /no/such/firefox, and there is no such file')
})
