import { isCollection, visit } from 'yaml'
import {
  changed,
  composed,
  isFields,
  isList,
  isSameValue,
  valueAt,
  type Change,
  type FieldPath,
  type PlainValue,
} from './plain-value.ts'
import { planInsertItem, planMove, planRemove } from './plan-list.ts'
import { planReplace, planSet } from './plan-set.ts'
import { refused, type Edited, type RefusalReason } from './refusal.ts'
import { applySplice, type Plan } from './splice.ts'
import { findPlaces, openYaml, type YamlSource } from './yaml-source.ts'

// A form never writes a file anew: each edit replaces the range of one node, and what it made is read again. Where the text then has another
// value than it should, nothing is written.

export interface SetOptions {
  /** The names of the fields of the group, in the order of its schema: a new field is written in its place. */
  order?: readonly string[] | undefined
}

/** The value of a field; undefined if it has none, or if the text cannot be read. */
export function readField(text: string, path: FieldPath): PlainValue | undefined {
  const source = openYaml(text)
  return 'isDone' in source ? undefined : valueAt(source.value, path)
}

/** A text with another value of a field, which it may not have yet. Of a group and of a list, what differs is written alone. */
export function setField(text: string, path: FieldPath, value: PlainValue, options: SetOptions = {}): Edited {
  const source = openYaml(text)
  if ('isDone' in source) return source
  const present = valueAt(source.value, path)
  if (isSameValue(present, value)) return { isDone: true, text }
  const wanted = composed(value)
  if (isFields(present) && isFields(wanted) && Object.keys(present).length > 0) {
    return inTurn(text, [
      ...Object.entries(wanted).map(
        ([name, one]) =>
          (before: string) =>
            setField(before, [...path, name], one, { order: Object.keys(wanted) }),
      ),
      ...Object.keys(present)
        .filter((name) => !Object.hasOwn(wanted, name))
        .map((name) => (before: string) => removeField(before, [...path, name])),
    ])
  }
  if (isList(present) && isList(wanted) && present.length > 0) return setList(text, path, { present, wanted })
  return edit(source, path, { kind: 'set', value: wanted }, () => planSet(source, path, wanted, options.order))
}

/** Without the items that stay at both ends, those in between are written over, and the rest is inserted or removed. */
function setList(
  text: string,
  path: FieldPath,
  { present, wanted }: { present: readonly PlainValue[]; wanted: readonly PlainValue[] },
): Edited {
  const shorter = Math.min(present.length, wanted.length)
  let head = 0
  while (head < shorter && isSameValue(present[head], wanted[head])) head += 1
  let tail = 0
  while (tail < shorter - head && isSameValue(present.at(-1 - tail), wanted.at(-1 - tail))) tail += 1
  const both = shorter - head - tail
  const over = wanted.slice(head, head + both)
  const added = wanted.slice(head + both, wanted.length - tail)
  const gone = present.length - tail - head - both
  return inTurn(text, [
    ...over.map((item, index) => (before: string) => setField(before, [...path, head + index], item)),
    ...added.map((item, index) => (before: string) => insertItem(before, path, head + both + index, item)),
    ...Array.from({ length: gone }, () => (before: string) => removeItem(before, path, head + both)),
  ])
}

function inTurn(text: string, edits: readonly ((text: string) => Edited)[]): Edited {
  let edited: Edited = { isDone: true, text }
  for (const one of edits) {
    if (!edited.isDone) return edited
    edited = one(edited.text)
  }
  return edited
}

/** A text without a field, and without its line. Comments of its own lines stay. */
export function removeField(text: string, path: FieldPath): Edited {
  const source = openYaml(text)
  if ('isDone' in source) return source
  if (path.length === 0) return refused('nowhere')
  if (valueAt(source.value, path) === undefined) return { isDone: true, text }
  return edit(source, path, { kind: 'remove' }, () => {
    const place = findPlaces(source.root, path)[path.length]
    return place && planRemove(source, place)
  })
}

/** A text with another item in a list, which it may not have yet. */
export function insertItem(text: string, path: FieldPath, index: number, value: PlainValue): Edited {
  const source = openYaml(text)
  if ('isDone' in source) return source
  const present = valueAt(source.value, path)
  const wanted = composed(value)
  if (present === undefined || present === null || (isList(present) && present.length === 0)) {
    return index === 0 ? setField(text, [...path, 0], wanted) : refused('nowhere')
  }
  return edit(source, path, { kind: 'insert', index, value: wanted }, () => {
    const place = findPlaces(source.root, path)[path.length]
    return place && planInsertItem(source, place, index, wanted)
  })
}

export function removeItem(text: string, path: FieldPath, index: number): Edited {
  return removeField(text, [...path, index])
}

/** A text in which an item of a list has another position, with the comments above it. */
export function moveItem(text: string, path: FieldPath, move: { from: number; to: number }): Edited {
  const source = openYaml(text)
  if ('isDone' in source) return source
  return edit(source, path, { kind: 'move', ...move }, () =>
    planMove(source, findPlaces(source.root, path)[path.length]?.node, move),
  )
}

/** Tries a plan, then to write the group or the list around it anew, where no comment is in it; nothing that reads otherwise than wanted. */
function edit(source: YamlSource, path: FieldPath, change: Change, toPlan: () => Plan): Edited {
  const wanted = changed(source.value, path, change)
  if (wanted === undefined) return refused('nowhere')
  let reason: RefusalReason = 'odd'
  for (const plan of [toPlan, () => planAround(source, path, wanted)]) {
    const splice = plan()
    if (splice === 'comment') reason = 'comment'
    if (splice === undefined || splice === 'comment') continue
    const text = applySplice(source, splice)
    const after = openYaml(text)
    if (!('isDone' in after) && isSameValue(after.value, wanted)) return { isDone: true, text }
  }
  return refused(reason)
}

function planAround(source: YamlSource, path: FieldPath, wanted: PlainValue): Plan {
  const places = findPlaces(source.root, path)
  const at = places.findLastIndex(
    ({ node }, index) => index > 0 && index < Math.max(path.length, 2) && isCollection(node),
  )
  const place = places[at]
  const value = valueAt(wanted, path.slice(0, at))
  if (!place || value === undefined) return undefined
  return hasComments(place.node) ? 'comment' : planReplace(source, place, value, place.node)
}

function hasComments(node: unknown): boolean {
  let isFound = false
  if (!isCollection(node)) return false
  visit(node, {
    Node: (_key, { comment, commentBefore }) => {
      if (!comment && !commentBefore) return undefined
      isFound = true
      return visit.BREAK
    },
  })
  return isFound
}
