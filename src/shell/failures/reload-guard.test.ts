import { beforeEach, expect, test } from 'vitest'
import { guardMs, mayReload } from './reload-guard.ts'

const start = 1_800_000_000_000
let records: Map<string, string>
const storage = () => ({
  getItem: (key: string) => records.get(key) ?? null,
  setItem: (key: string, value: string) => void records.set(key, value),
})

beforeEach(() => {
  records = new Map()
})

test('the number of the specification', () => {
  expect(guardMs).toBe(10_000)
})

test.each([
  [0, false],
  [9_999, false],
  [10_001, true],
  [-9_999, false],
  [-10_001, true],
])('%i ms after a reload: %s', (later, isAllowed) => {
  expect(mayReload('/a', start, storage)).toBe(true)
  expect(mayReload('/a', start + later, storage)).toBe(isAllowed)
})

test('a refusal does not start the time anew', () => {
  mayReload('/a', start, storage)
  mayReload('/a', start + 9_000, storage)
  expect(mayReload('/a', start + 10_001, storage)).toBe(true)
})

test('each path has its own time, with its search', () => {
  for (const path of ['/a', '/a?trang=2', '/b', '/__proto__']) expect(mayReload(path, start, storage)).toBe(true)
  for (const path of ['/a', '/a?trang=2', '/b', '/__proto__']) expect(mayReload(path, start, storage)).toBe(false)
})

test.each(['', 'soon', '-1', '1e999', '{}', 'NaN', '9'.repeat(17), '<script>'])('rubbish "%s": never', (record) => {
  records.set('reloaded:/a', record)
  expect(mayReload('/a', start, storage)).toBe(false)
})

const refuse = () => {
  throw new DOMException('denied', 'SecurityError')
}
const forget: Pick<Storage, 'getItem' | 'setItem'> = { getItem: () => null, setItem: () => undefined }

test.each<[string, () => Pick<Storage, 'getItem' | 'setItem'>]>([
  ['cannot be had', refuse],
  ['cannot be read', () => ({ ...forget, getItem: refuse })],
  ['is full', () => ({ ...forget, setItem: refuse })],
  ['keeps nothing', () => forget],
])('storage that %s: never', (_case, broken) => {
  expect(mayReload('/a', start, broken)).toBe(false)
})
