import { expect, test } from 'vitest'
import { insertItem, moveItem, readField, removeField, removeItem, setField } from './edit-yaml.ts'
import type { FieldPath, PlainValue } from './plain-value.ts'
import type { Edited } from './refusal.ts'

const toText = (edited: Edited) => (edited.isDone ? edited.text : edited.reason)

test.each<[string, string, FieldPath, PlainValue, string]>([
  ['a plain text', 'a: x # c\nb: y\n', ['a'], 'z', 'a: z # c\nb: y\n'],
  ['a text that stays', 'a:   "x"\n', ['a'], 'x', 'a:   "x"\n'],
  ['quotes stay', 'a: "x"\n', ['a'], 'y', 'a: "y"\n'],
  ['single quotes stay', "a: 'x'\n", ['a'], "y's", "a: 'y''s'\n"],
  ['a text that needs quotes', 'a: x\n', ['a'], 'y: z', 'a: "y: z"\n'],
  ['one that is quoted', 'a: x\n', ['a'], 'says "no"', 'a: says "no"\n'],
  ['one that begins with a quote', 'a: x\n', ['a'], '"no" it says', 'a: \'"no" it says\'\n'],
  ['a decimal that is a text', 'a: x\n', ['a'], '1200.50', 'a: "1200.50"\n'],
  ['a word that is no text', 'a: x\n', ['a'], 'true', 'a: "true"\n'],
  ['a hash', 'a: x\n', ['a'], 'a #b', 'a: "a #b"\n'],
  ['a day', 'a: 2026-01-01\n', ['a'], '2026-02-01', 'a: 2026-02-01\n'],
  ['a number', 'a: 1\n', ['a'], -2.5, 'a: -2.5\n'],
  ['a flag', 'a: true # c\n', ['a'], false, 'a: false # c\n'],
  ['between brackets', 'a: { vi: x, en: y } # c\n', ['a', 'en'], 'z, z', 'a: { vi: x, en: "z, z" } # c\n'],
  ['an item between brackets', 'a: [x, y]\n', ['a', 1], 'z', 'a: [x, z]\n'],
  ['an item in lines', 'a:\n  - x # c\n  - y\n', ['a', 0], 'z', 'a:\n  - z # c\n  - y\n'],
  ['a field of an item', 'a:\n  - b: x\n    c: y\n', ['a', 0, 'b'], 'z', 'a:\n  - b: z\n    c: y\n'],
  ['a folded text', 'a: >-\n  x\n  y\nb: 1\n', ['a'], 'z w', 'a: >-\n  z w\nb: 1\n'],
  ['a literal text', 'a: |\n  x\n  y\nb: 1\n', ['a'], 'z\nw\n', 'a: |\n  z\n  w\nb: 1\n'],
  ['a text that becomes several lines', 'a: x\nb: 1\n', ['a'], 'z\nw', 'a: |-\n  z\n  w\nb: 1\n'],
  ['several lines between brackets', 'a: { b: x }\n', ['a', 'b'], 'z\nw', 'a: { b: "z\\nw" }\n'],
  ['several lines before a comment', 'a: x # c\n', ['a'], 'z\nw', 'a: "z\\nw" # c\n'],
  ['nothing yet', 'a:\nb: 1\n', ['a'], 'x', 'a: x\nb: 1\n'],
  ['nothing yet before a comment', 'a: # c\nb: 1\n', ['a'], 'x', 'a: x # c\nb: 1\n'],
  ['a group where nothing is yet', 'a: # c\nb: 1\n', ['a', 'c'], 'x', 'a: { c: x } # c\nb: 1\n'],
  ['an empty item', 'a:\n  -\n  - y\n', ['a', 0], 'x', 'a:\n  - x\n  - y\n'],
  ['a new field', 'a: x\n', ['b'], 'y', 'a: x\nb: y\n'],
  ['one without a final line break', 'a: x', ['b'], 'y', 'a: x\nb: y'],
  ['several lines at the end without a line break', 'a: x', ['b'], 'y\nz', 'a: x\nb: "y\\nz"'],
  ['one below a folded text', 'a: >-\n  x\n', ['b'], 'y', 'a: >-\n  x\nb: y\n'],
  ['one below a comment', '# c\na: x # d\n# e\n', ['b'], 'y', '# c\na: x # d\nb: y\n# e\n'],
  ['one of a group', 'a:\n  b: x\nc: 1\n', ['a', 'd'], 'y', 'a:\n  b: x\n  d: y\nc: 1\n'],
  ['one of a group in brackets', 'a: { b: x }\n', ['a', 'd'], 'y', 'a: { b: x, d: y }\n'],
  ['one of an empty group', 'a: {}\n', ['a', 'd'], 'y', 'a: { d: y }\n'],
  ['one of an item', 'a:\n  - b: x\nc: 1\n', ['a', 0, 'd'], 'y', 'a:\n  - b: x\n    d: y\nc: 1\n'],
  [
    'like that of another item',
    'a:\n  - b: "x"\n  - c: 1\n',
    ['a', 1, 'b'],
    'y',
    'a:\n  - b: "x"\n  - c: 1\n    b: "y"\n',
  ],
  ['a new group', 'a: x\n', ['b', 'vi'], 'y', 'a: x\nb: { vi: y }\n'],
  ['a new list', 'a: x\n', ['b', 0, 'c'], 'y', 'a: x\nb:\n  - c: y\n'],
  ['a name with signs', 'a: x\n', ['b: c'], 'y', 'a: x\n"b: c": y\n'],
  ['the first field', '# c\n', ['a'], 'x', '# c\na: x\n'],
  ['the first field of nothing', '', ['a'], 'x', 'a: x\n'],
  ['a list after its end', 'a: [x]\n', ['a', 1], 'y', 'a: [x, y]\n'],
  ['line breaks of Windows', 'a: x\r\nb: y\r\n', ['c'], 'z', 'a: x\r\nb: y\r\nc: z\r\n'],
  ['a block of Windows', 'a: |-\r\n  x\r\n  y\r\nb: y\r\n', ['a'], 'z\nw', 'a: |-\r\n  z\r\n  w\r\nb: y\r\n'],
  ['composed letters', 'a: x\n', ['a'], 'e\u0301', 'a: é\n'],
  ['letters that stay as they are', 'a: e\u0301\n', ['a'], 'e\u0301', 'a: e\u0301\n'],
  ['a group as a whole', 'a: { vi: x, en: y } # c\n', ['a'], { vi: 'x', en: 'z' }, 'a: { vi: x, en: z } # c\n'],
  ['a group that loses a field', 'a:\n  b: 1 # c\n  d: 2\n', ['a'], { b: 1 }, 'a:\n  b: 1 # c\n'],
  ['a list as a whole', 'a: [x, y, z]\n', ['a'], ['x', 'z'], 'a: [x, z]\n'],
  ['a list that grows', 'a:\n  - x # c\n', ['a'], ['x', 'y'], 'a:\n  - x # c\n  - y\n'],
  ['a list that is emptied', 'a:\n  - x\nb: 1\n', ['a'], [], 'a: []\nb: 1\n'],
  ['a group in place of a text', 'a: x\nb: 1\n', ['a'], { c: 'y' }, 'a: { c: y }\nb: 1\n'],
  ['a text in place of a group', 'a:\n  c: y\nb: 1\n', ['a'], 'x', 'a: x\nb: 1\n'],
  ['anchors', 'a: &x 1\nb: *x\n', ['a'], 2, 'anchors'],
  ['a tag', 'a: !!str 1\n', ['a'], 'b', 'anchors'],
  ['a name twice', 'a: 1\na: 2\n', ['a'], 3, 'twice'],
  ['what cannot be read', 'a: [1\n', ['a'], 3, 'broken'],
  ['a list of YAML', '- a\n', [0], 'b', '- b\n'],
  ['a text alone', 'only text\n', ['a'], 'b', 'broken'],
  ['behind the end of a list', 'a: [x]\n', ['a', 3], 'y', 'nowhere'],
])('sets %s', (_case, text, path, value, expected) => {
  expect(toText(setField(text, path, value))).toBe(expected)
})

test.each<[string, string, string]>([
  ['in its place', 'a: 1\nc: 3\n', 'a: 1\nb: 2\nc: 3\n'],
  ['first', '# of all\nc: 3\n', '# of all\nb: 2\nc: 3\n'],
  ['last', 'a: 1 # c\n', 'a: 1 # c\nb: 2\n'],
])('a new field is written %s', (_case, text, expected) => {
  expect(toText(setField(text, ['b'], 2, { order: ['a', 'b', 'c'] }))).toBe(expected)
})

test('a refusal says where', () => {
  const edited = setField('a: 1\nb: [', ['a'], 2)
  expect(edited).toMatchObject({ isDone: false, reason: 'broken', line: 2 })
})

test.each<[string, string, FieldPath, string]>([
  ['a line', 'a: 1\nb: 2 # c\nc: 3\n', ['b'], 'a: 1\nc: 3\n'],
  ['a block', 'a: 1\nb:\n  - x\n  - y\nc: 3\n', ['b'], 'a: 1\nc: 3\n'],
  ['the last line', 'a: 1\nb: 2', ['b'], 'a: 1'],
  ['the last line of Windows', 'a: 1\r\nb: 2', ['b'], 'a: 1'],
  ['comments above stay', 'a: 1\n# of b\nb: 2\n', ['b'], 'a: 1\n# of b\n'],
  ['between brackets', 'a: { b: 1, c: 2, d: 3 }\n', ['a', 'c'], 'a: { b: 1, d: 3 }\n'],
  ['the last between brackets', 'a: { b: 1, c: 2 }\n', ['a', 'c'], 'a: { b: 1 }\n'],
  ['the first of an item', 'a:\n  - b: 1\n    c: 2\n', ['a', 0, 'b'], 'a:\n  - c: 2\n'],
  ['a comment below it would be lost', 'a:\n  - b: 1 # x\n    c: 2\n', ['a', 0, 'b'], 'comment'],
  ['the only one', 'a:\n  b: 1\nc: 2\n', ['a', 'b'], 'a: {}\nc: 2\n'],
  ['what is not there', 'a: 1\n', ['b'], 'a: 1\n'],
])('removes %s', (_case, text, path, expected) => {
  expect(toText(removeField(text, path))).toBe(expected)
})

const list = 'a:\n  - x: 1 # one\n    y: 2\n  # two\n  - x: 3\n  - x: 5\nb: 1\n'

test.each<[string, Edited, string]>([
  [
    'inserted first',
    insertItem(list, ['a'], 0, { x: 9, y: 8 }),
    'a:\n  - x: 9\n    y: 8\n  - x: 1 # one\n    y: 2\n  # two\n  - x: 3\n  - x: 5\nb: 1\n',
  ],
  [
    'inserted between',
    insertItem(list, ['a'], 1, { x: 9 }),
    'a:\n  - x: 1 # one\n    y: 2\n  - x: 9\n  # two\n  - x: 3\n  - x: 5\nb: 1\n',
  ],
  [
    'inserted last',
    insertItem(list, ['a'], 3, { x: 9 }),
    'a:\n  - x: 1 # one\n    y: 2\n  # two\n  - x: 3\n  - x: 5\n  - x: 9\nb: 1\n',
  ],
  [
    'inserted like those beside it',
    insertItem('a:\n  - { x: 1 }\n', ['a'], 1, { x: 2 }),
    'a:\n  - { x: 1 }\n  - { x: 2 }\n',
  ],
  ['inserted between brackets', insertItem('a: [x, y]\n', ['a'], 1, 'z'), 'a: [x, z, y]\n'],
  ['inserted where there is no list', insertItem('b: 1\n', ['a'], 0, 'z'), 'b: 1\na: [z]\n'],
  ['inserted into an empty one', insertItem('a: []\nb: 1\n', ['a'], 0, { x: 1 }), 'a:\n  - x: 1\nb: 1\n'],
  ['removed', removeItem(list, ['a'], 0), 'a:\n  # two\n  - x: 3\n  - x: 5\nb: 1\n'],
  ['removed last', removeItem('a:\n  - x\n  - y', ['a'], 1), 'a:\n  - x'],
  ['removed alone', removeItem('a:\n  - x\n', ['a'], 0), 'a: []\n'],
  ['removed in brackets', removeItem('a: [x, y]\n', ['a'], 0), 'a: [y]\n'],
  [
    'moved down',
    moveItem(list, ['a'], { from: 0, to: 2 }),
    'a:\n  # two\n  - x: 3\n  - x: 5\n  - x: 1 # one\n    y: 2\nb: 1\n',
  ],
  [
    'moved up with its comment',
    moveItem(list, ['a'], { from: 1, to: 0 }),
    'a:\n  # two\n  - x: 3\n  - x: 1 # one\n    y: 2\n  - x: 5\nb: 1\n',
  ],
  ['moved in brackets', moveItem('a: [x,  "y", z]\n', ['a'], { from: 2, to: 0 }), 'a: [z,  x, "y"]\n'],
  ['moved at the end of a text', moveItem('a:\n  - x\n  - y', ['a'], { from: 1, to: 0 }), 'a:\n  - y\n  - x'],
  ['moved to where it is', moveItem(list, ['a'], { from: 1, to: 1 }), list],
  ['moved out of the list', moveItem(list, ['a'], { from: 1, to: 3 }), 'nowhere'],
])('an item is %s', (_case, edited, expected) => {
  expect(toText(edited)).toBe(expected)
})

test.each<[string, FieldPath, PlainValue | undefined]>([
  ['a: { b: [1, x] }\n', ['a', 'b', 1], 'x'],
  ['a: 2026-01-01\n', ['a'], '2026-01-01'],
  ['a: 1\n', ['b', 'c'], undefined],
  ['a: [\n', ['a'], undefined],
])('%j at %j', (text, path, expected) => {
  expect(readField(text, path)).toBe(expected)
})
