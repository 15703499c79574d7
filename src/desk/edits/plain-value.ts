/** A value of a field, as YAML without tags has it. */
export type PlainValue = string | number | boolean | null | readonly PlainValue[] | PlainFields

export interface PlainFields {
  readonly [name: string]: PlainValue
}

/** The way to a value: names of fields, and positions in lists from 0. */
export type FieldPath = readonly (string | number)[]

export function isList(value: PlainValue | undefined): value is readonly PlainValue[] {
  return Array.isArray(value)
}

export function isFields(value: PlainValue | undefined): value is PlainFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** True if two values are the same; the order of names is none of them. */
export function isSameValue(a: PlainValue | undefined, b: PlainValue | undefined): boolean {
  if (isList(a) && isList(b)) return a.length === b.length && a.every((one, index) => isSameValue(one, b[index]))
  if (isFields(a) && isFields(b)) {
    const names = Object.keys(a)
    return (
      names.length === Object.keys(b).length &&
      names.every((name) => Object.hasOwn(b, name) && isSameValue(a[name], b[name]))
    )
  }
  return a === b
}

export function valueAt(value: PlainValue | undefined, path: FieldPath): PlainValue | undefined {
  let at = value
  for (const key of path) {
    if (isList(at)) at = at[Number(key)]
    else at = isFields(at) && Object.hasOwn(at, key) ? at[key] : undefined
  }
  return at
}

/** A value within others: `wrapped(['a', 0], 1)` is `{ a: [1] }`; undefined if a list would begin elsewhere than at its first item. */
export function wrapped(path: FieldPath, value: PlainValue): PlainValue | undefined {
  const [key, ...rest] = path
  if (key === undefined) return value
  const inner = wrapped(rest, value)
  if (inner === undefined || (typeof key === 'number' && key !== 0)) return undefined
  return typeof key === 'number' ? [inner] : { [key]: inner }
}

/** One change at a place; `insert` and `move` are of a list. */
export type Change =
  | { kind: 'set'; value: PlainValue }
  | { kind: 'remove' }
  | { kind: 'insert'; index: number; value: PlainValue }
  | { kind: 'move'; from: number; to: number }

/** The whole value after a change; undefined if there is no such place. */
export function changed(root: PlainValue, path: FieldPath, change: Change): PlainValue | undefined {
  const [key, ...rest] = path
  if (key === undefined) return changedHere(root, change)
  const isLast = rest.length === 0
  if (isList(root)) {
    const index = Number(key)
    if (isLast && change.kind === 'remove') return index in root ? root.filter((_, at) => at !== index) : undefined
    if (index > root.length || index < 0) return undefined
    const inner = index === root.length ? begun(rest, change) : changed(root[index] ?? null, rest, change)
    return inner === undefined ? undefined : [...root.slice(0, index), inner, ...root.slice(index + 1)]
  }
  if (root !== null && !isFields(root)) return undefined
  const fields = root ?? {}
  if (isLast && change.kind === 'remove') {
    return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== String(key)))
  }
  const present = Object.hasOwn(fields, key) ? fields[key] : undefined
  const inner = present === undefined || present === null ? begun(rest, change) : changed(present, rest, change)
  return inner === undefined ? undefined : { ...fields, [key]: inner }
}

function changedHere(value: PlainValue, change: Change): PlainValue | undefined {
  if (change.kind === 'set') return change.value
  if (!isList(value)) return undefined
  if (change.kind === 'insert') {
    const { index, value: item } = change
    return index < 0 || index > value.length ? undefined : value.toSpliced(index, 0, item)
  }
  if (change.kind === 'remove') return undefined
  const item = value[change.from]
  if (item === undefined || !(change.to in value)) return undefined
  return value.toSpliced(change.from, 1).toSpliced(change.to, 0, item)
}

/** The value of a place that had none, after a change. */
function begun(path: FieldPath, change: Change): PlainValue | undefined {
  if (change.kind === 'set') return wrapped(path, change.value)
  return change.kind === 'insert' && change.index === 0 ? wrapped([...path, 0], change.value) : undefined
}

/** A value with all its texts in the composed form of Unicode, as the content has them. */
export function composed(value: PlainValue): PlainValue {
  if (typeof value === 'string') return value.normalize('NFC')
  if (isList(value)) return value.map(composed)
  if (isFields(value)) {
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name.normalize('NFC'), composed(one)]))
  }
  return value
}
