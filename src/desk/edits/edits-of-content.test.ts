import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assert, property, type Arbitrary } from 'fast-check'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isMap, isScalar, isSeq, parseDocument } from 'yaml'
import { insertItem, moveItem, removeField, setField } from './edit-yaml.ts'
import { editsOf, findMatter, readBody, setBody } from './matter.ts'
import { changed, composed, isFields, isList, isSameValue, type FieldPath, type PlainValue } from './plain-value.ts'
import { openYaml } from './yaml-source.ts'

/** All texts that editors write: of the site and of the tests. None of the cases depends on what they say. */
const folders = ['content', 'tests/site/content']

const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.(?:ya?ml|md)$/.test(file.name))
    .map((file) => join(file.parentPath, file.name)),
)

const texts = files.map((name) => ({ name, text: readFileSync(name, 'utf8') }))

const toYaml = ({ name, text }: { name: string; text: string }): string => {
  const matter = findMatter(text)
  return name.endsWith('.md') ? text.slice(matter?.from ?? 0, matter?.to ?? 0) : text
}

function* pathsOf(value: PlainValue, path: FieldPath = []): Generator<{ path: FieldPath; value: PlainValue }> {
  if (path.length > 0) yield { path, value }
  if (isList(value)) for (const [index, item] of value.entries()) yield* pathsOf(item, [...path, index])
  else if (isFields(value)) for (const [name, one] of Object.entries(value)) yield* pathsOf(one, [...path, name])
}

function valueOf(yaml: string): PlainValue {
  const source = openYaml(yaml)
  return 'isDone' in source ? null : source.value
}

test('every text that is opened and saved is the same to the byte', () => {
  expect(texts.length).toBeGreaterThan(100)
  for (const { name, text } of texts) {
    const edits = editsOf(name)
    const value = valueOf(toYaml({ name, text }))
    let saved = text
    for (const one of pathsOf(value)) {
      const edited = edits.set(saved, one.path, one.value)
      saved = edited.isDone ? edited.text : `${name} ${one.path.join('.')} ${edited.reason}`
    }
    if (name.endsWith('.md')) saved = setBody(saved, readBody(saved))
    expect(saved, name).toBe(text)
  }
})

test('every field that is changed and changed back is the same to the byte', () => {
  const broken: string[] = []
  // Folded texts are wrapped anew. One in five texts shows what all of them would.
  const some = [...new Set(texts.map(toYaml))].filter((yaml, index) => index % 5 === 0 && !yaml.includes('>-'))
  for (const yaml of some) {
    for (const { path, value } of pathsOf(valueOf(yaml))) {
      if (isList(value) || isFields(value) || value === null) continue
      const other = typeof value === 'string' ? `${value}x` : typeof value === 'number' ? value + 1 : !value
      const there = setField(yaml, path, other)
      const back = there.isDone ? setField(there.text, path, value) : there
      if (!back.isDone || back.text !== yaml) broken.push(`${path.join('.')}: ${JSON.stringify(value)}`)
    }
  }
  expect(broken).toEqual([])
}, 120_000)

const words = fc.oneof(
  fc.constantFrom(
    '',
    'x',
    'a: b',
    'a #b',
    '- a',
    'true',
    'null',
    '12',
    '1200.50',
    '2026-12-01',
    "it's",
    '"q"',
    'x,y',
    '[a]',
    '{',
    '\\',
    ' x',
    'x ',
  ),
  fc.constantFrom(
    'một\nhai',
    'a\n\nb\n',
    'a\n',
    '\n',
    '# a\nb',
    '\ta',
    'a\r\nb',
    '---',
    '*a',
    '&a',
    '!a',
    '%a',
    '@a',
    '`a',
    '? a',
    '| a',
    '> a',
    '~',
    '…',
  ),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
)

const scalars: Arbitrary<PlainValue> = fc.oneof(
  words,
  fc.integer(),
  fc.boolean(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)

const names = fc.constantFrom('vi', 'en', 'a b', 'rate', 'x: y', '12', 'kind', 'no')

const values: Arbitrary<PlainValue> = fc.letrec<{ value: PlainValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    scalars,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(names, tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
})).value

const yamls = fc.oneof(
  fc.constantFrom(...texts.map(toYaml)),
  fc.constantFrom(...texts.map(toYaml)).map((text) => text.replaceAll('\n', '\r\n')),
  fc.constantFrom(...texts.map(toYaml)).map((text) => text.trimEnd()),
)

const runs = Number(process.env['EDITS'] ?? 500)

/** The range of the node at a path and what it stands in, down to the deepest that exists. */
function rangeOf(text: string, path: FieldPath): readonly [number, number] {
  let node: unknown = parseDocument(text, { uniqueKeys: false }).contents
  let range: readonly [number, number] = [0, text.length]
  for (const key of path) {
    const next: unknown = isMap(node)
      ? node.items.find((pair) => isScalar(pair.key) && String(pair.key.value) === String(key))?.value
      : isSeq(node)
        ? node.items[Number(key)]
        : undefined
    if (!isMap(next) && !isSeq(next) && !isScalar(next)) break
    node = next
    if (next.range) range = [next.range[0], next.range[1]]
  }
  return range
}

test('random values of random fields are read as they were given, and nothing else changes', () => {
  const refusals: string[] = []
  const check = property(yamls, fc.nat(), values, (yaml, at, value) => {
    const before = valueOf(yaml)
    const paths = [...pathsOf(before)]
    const chosen = paths[at % paths.length]
    if (!chosen) return
    const { path } = chosen
    const edited = setField(yaml, path, value)
    if (!edited.isDone) {
      if (edited.reason !== 'comment') refusals.push(`${path.join('.')} ${edited.reason}`)
      return
    }
    const wanted = isSameValue(chosen.value, value)
      ? before
      : changed(before, path, { kind: 'set', value: composed(value) })
    const after = valueOf(edited.text)
    expect(isSameValue(after, wanted), `${JSON.stringify(after)} is not ${JSON.stringify(wanted)}`).toBe(true)
    // A value that was none begins behind its colon.
    const [from, to] = rangeOf(yaml, path)
    const behindColon = yaml.slice(0, from).search(/[:-]\s*$/) + 1 || from
    expect(edited.text.slice(0, behindColon)).toBe(yaml.slice(0, behindColon))
    expect(edited.text.endsWith(yaml.slice(to)), `the end of ${JSON.stringify(edited.text)}`).toBe(true)
  })
  assert(check, { numRuns: runs })
  expect(refusals).toEqual([])
}, 120_000)

test('random items that come, go and move are read as they were given', () => {
  const refusals: string[] = []
  const check = property(
    yamls,
    fc.nat(),
    fc.nat(),
    values,
    fc.constantFrom('insert', 'remove', 'move', 'field'),
    (yaml, at, where, value, kind) => {
      const before = valueOf(yaml)
      const lists = [...pathsOf(before)].filter((one) => (kind === 'field' ? isFields(one.value) : isList(one.value)))
      const chosen = lists[at % Math.max(1, lists.length)]
      if (!chosen) return
      const { path } = chosen
      const size = isList(chosen.value) ? chosen.value.length : 1
      if (size === 0) return
      const index = where % size
      const to = (where + at) % size
      const [edited, wanted] =
        kind === 'insert'
          ? [insertItem(yaml, path, index, value), changed(before, path, { kind, index, value: composed(value) })]
          : kind === 'remove'
            ? [removeField(yaml, [...path, index]), changed(before, [...path, index], { kind })]
            : kind === 'move'
              ? [moveItem(yaml, path, { from: index, to }), changed(before, path, { kind, from: index, to })]
              : [
                  setField(yaml, [...path, 'neu'], value),
                  changed(before, [...path, 'neu'], { kind: 'set', value: composed(value) }),
                ]
      if (!edited.isDone) {
        if (edited.reason !== 'comment') refusals.push(`${kind} ${path.join('.')} ${edited.reason}`)
        return
      }
      expect(isSameValue(valueOf(edited.text), wanted), edited.text).toBe(true)
      expect(edited.text.match(/ #.*/g)?.length ?? 0).toBeGreaterThanOrEqual(yaml.match(/ # .*/g)?.length ?? 0)
    },
  )
  assert(check, { numRuns: runs })
  expect(refusals).toEqual([])
}, 120_000)
