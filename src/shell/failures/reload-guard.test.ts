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

test('the guard has the time of the specification', () => {
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

test('a refusal does not extend the time', () => {
  mayReload('/a', start, storage)
  mayReload('/a', start + 9_000, storage)
  expect(mayReload('/a', start + 10_001, storage)).toBe(true)
})

test('each path with its search has its own time', () => {
  for (const path of ['/a', '/a?trang=2', '/b', '/__proto__']) expect(mayReload(path, start, storage)).toBe(true)
  for (const path of ['/a', '/a?trang=2', '/b', '/__proto__']) expect(mayReload(path, start, storage)).toBe(false)
})

test.each(['', 'soon', '-1', '1e999', '{}', 'NaN', '9'.repeat(17), '<script>'])(
  'the invalid record "%s": never',
  (record) => {
    records.set('reloaded:/a', record)
    expect(mayReload('/a', start, storage)).toBe(false)
  },
)

const refuse = () => {
  throw new DOMException('denied', 'SecurityError')
}
const forget: Pick<Storage, 'getItem' | 'setItem'> = { getItem: () => null, setItem: () => undefined }

test.each<[string, () => Pick<Storage, 'getItem' | 'setItem'>]>([
  ['is not available', refuse],
  ['cannot be read', () => ({ ...forget, getItem: refuse })],
  ['is full', () => ({ ...forget, setItem: refuse })],
  ['stores nothing', () => forget],
])('storage that %s: never', (_case, broken) => {
  expect(mayReload('/a', start, broken)).toBe(false)
})
