import { expect, test } from 'vitest'
import { isIconName } from './icon-name.ts'
import { checkIconSet } from './icon-set.ts'

test.each([
  ['house', true],
  ['chart-candlestick', true],
  ['a', true],
  ['2fa', true],
  ['a'.repeat(64), true],
  ['a'.repeat(65), false],
  ['', false],
  ['House', false],
  ['a--b', false],
  ['-a', false],
  ['a-', false],
  ['a_b', false],
  ['__proto__', false],
  ['constructor', true],
  ['a b', false],
  ['a\n', false],
  ['../a', false],
  ['a,b', false],
  ['biểu-đồ', false],
])('%j names an icon: %s', (text, isName) => {
  expect(isIconName(text)).toBe(isName)
})

const body = '<path d="M0 0h5"/>'
const set = (more: object) => ({ prefix: 'test', icons: { a: { body } }, ...more })

test('a valid response is accepted', () => {
  const data = {
    prefix: 'test',
    icons: { a: { body, width: 20, rotate: 1, hFlip: true } },
    aliases: { b: { parent: 'a', vFlip: true } },
    not_found: ['c'],
    width: 24,
    height: 24,
    lastModified: 1,
  }
  const { set: checked, problems } = checkIconSet(data, 'test')
  const { lastModified, ...rest } = data
  expect(lastModified).toBe(1)
  expect(JSON.parse(JSON.stringify(checked))).toEqual(rest)
  expect(problems).toEqual([])
})

test.each([
  ['a script', { body: '<script/>' }, 'test:x has <script>, which is no plain shape'],
  ['a handler', { body: '<path onclick="x"/>' }, 'test:x has onclick="…"'],
  ['no body', {}, 'test:x has no body'],
  ['a body that is not text', { body: ['<path/>'] }, 'test:x has no body'],
  ['no icon', 'x', 'test:x is no icon'],
  ['5 MB', { body: `<path d="${'M0 0'.repeat(1_250_000)}"/>` }, 'test:x is longer than 20000 characters'],
])('an icon with %s is left out, the others are kept', (_name, icon, problem) => {
  const checked = checkIconSet(set({ icons: { a: { body }, x: icon } }), 'test')
  expect(Object.keys(checked.set.icons)).toEqual(['a'])
  expect(checked.set.not_found).toEqual(['x'])
  expect(checked.problems).toEqual([expect.stringContaining(problem)])
})

test.each(['__proto__', 'A', 'a"b', 'x'.repeat(99)])('the name %j is left out', (name) => {
  const data: unknown = JSON.parse(`{"prefix":"test","icons":{${JSON.stringify(name)}:{"body":"<path/>"}}}`)
  const checked = checkIconSet(data, 'test')
  expect(Object.keys(checked.set.icons)).toEqual([])
  expect(checked.problems).toHaveLength(1)
  expect({}).not.toHaveProperty('body')
})

test('values that are not numbers or names are left out', () => {
  const data = set({ icons: { a: { body, width: '24"', rotate: Number.NaN } }, not_found: ['b', 1, '<x>'], width: {} })
  expect(JSON.parse(JSON.stringify(checkIconSet(data, 'test').set))).toEqual({
    prefix: 'test',
    icons: { a: { body } },
    aliases: {},
    not_found: ['b'],
  })
})

test.each([
  ['an icon', { b: { parent: 'a' } }, ['b']],
  ['an alias of an icon', { c: { parent: 'b', rotate: 1 }, b: { parent: 'a' } }, ['c', 'b']],
  ['nothing', { b: { parent: 'c' } }, []],
  ['itself', { b: { parent: 'b' } }, []],
  ['each other', { b: { parent: 'c' }, c: { parent: 'b' } }, []],
  ['no name', { b: { parent: '<a>' }, c: {} }, []],
])('an alias of %s', (_name, aliases, kept) => {
  const { set: checked, problems } = checkIconSet(set({ aliases }), 'test')
  expect(Object.keys(checked.aliases ?? {})).toEqual(kept)
  expect(problems).toHaveLength(Object.keys(aliases).length - kept.length)
})

test.each([
  [null, 'not an object but null'],
  ['{}', 'not an object but string'],
  [[], 'not an object'],
  [{}, 'the prefix is missing, not "test"'],
  [set({ prefix: 'other' }), 'the prefix is "other", not "test"'],
  [{ prefix: 'test' }, 'the icons of "test" are missing'],
  [set({ icons: [] }), 'the icons of "test" are missing'],
  [{ message: 'Not found' }, 'the prefix is missing'],
])('%j is no set: %s', (data, message) => {
  expect(() => checkIconSet(data, 'test')).toThrow(message)
})
