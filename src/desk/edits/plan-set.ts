import { isCollection, isMap, isSeq, type Pair, type YAMLMap } from 'yaml'
import { isFields, isList, wrapped, type FieldPath, type PlainValue } from './plain-value.ts'
import { planInsertItem } from './plan-list.ts'
import { planLineAfter, type Plan } from './splice.ts'
import { writeAfterColon, writeAfterDash, writeInline, writeKey } from './write-value.ts'
import {
  afterColonOf,
  dashOf,
  endOf,
  endOfItem,
  findPlaces,
  isEmptyNode,
  isFirstInLine,
  nextLine,
  startOf,
  startOfLine,
  type Place,
  type YamlSource,
} from './yaml-source.ts'

/** How to set the value at a path. `order` has the names of fields in the order of their schema, for a field that is new. */
export function planSet(source: YamlSource, path: FieldPath, value: PlainValue, order: readonly string[] = []): Plan {
  const places = findPlaces(source.root, path)
  const last = places.at(-1)
  if (!last) return undefined
  const rest = path.slice(places.length - 1)
  const [key, ...inner] = rest
  if (key === undefined)
    return places.length === 1 ? undefined : planReplace(source, last, value, findLike(places, path))
  const { node } = last
  if (isMap(node) && node.items.length > 0) {
    const given = wrapped(inner, value)
    return given === undefined
      ? undefined
      : planInsertPair(source, { map: node, name: String(key), value: given, order, place: last })
  }
  if (isSeq(node) && node.items.length > 0) {
    const given = wrapped(inner, value)
    return given === undefined ? undefined : planInsertItem(source, last, Number(key), given)
  }
  // Nothing is there, or an empty group or list: it is written with what is new.
  const given = wrapped(rest, value)
  if (given === undefined) return undefined
  return places.length === 1 ? planFirst(source, given) : planReplace(source, last, given, undefined)
}

/** The first field of a text that has none. */
function planFirst({ text, newline, root }: YamlSource, value: PlainValue): Plan {
  if (!isFields(value) || isCollection(root)) return undefined
  const needsBreak = text !== '' && !text.endsWith('\n')
  const insert = Object.entries(value).map(
    ([name, one]) => `${writeKey(name)}:${writeAfterColon(one, { indent: 0, isInline: false, isInFlow: false })}\n`,
  )
  return { from: text.length, to: text.length, insert: (needsBreak ? newline : '') + insert.join('') }
}

/** A node in whose style a value is written: the former one, or the same field of another item of the list. */
function findLike(places: readonly Place[], path: FieldPath): unknown {
  const { node } = places.at(-1) ?? {}
  if (!isEmptyNode(node)) return node
  return findLikeOfName(places.slice(0, -1), path.at(-1))
}

function findLikeOfName(places: readonly Place[], name: string | number | undefined): unknown {
  const list = places.at(-1)?.container
  if (!isSeq(list) || name === undefined) return undefined
  return list.items
    .filter(isMap)
    .map((item) => item.get(String(name), true))
    .find((node) => !isEmptyNode(node))
}

/** Replaces a value by another. */
export function planReplace(source: YamlSource, place: Place, value: PlainValue, like: unknown): Plan {
  const { text } = source
  const { node, pair, container, index, isInFlow } = place
  const end = endOf(node)
  const isEmpty = isEmptyNode(node)
  const afterMark = pair ? afterColonOf(pair) : container && toAfterDash(container, index)
  const start = isEmpty ? afterMark : startOf(node)
  if (start === undefined) return undefined
  const to = isEmpty || end === undefined ? start : end
  if (isInFlow) {
    const written = writeInline(value, { isInFlow, like })
    return { from: start, to, insert: isEmpty ? ` ${written}` : written }
  }
  // What stands between the mark and the value: blanks and line breaks, or a comment, which stays.
  const hasCommentBefore = afterMark !== undefined && text.slice(afterMark, start).includes('#')
  const isAtEnd = to === text.length
  const isInline = hasCommentBefore || isAtEnd || hasCommentBehind(text, to)
  if (hasCommentBefore || afterMark === undefined) {
    return { from: start, to, insert: withBreak(text, { from: start, to }, writeInline(value, { isInFlow, like })) }
  }
  const isSimple = !isEmpty && !isCollection(node) && !isList(value) && !isFields(value)
  const from = isSimple ? start : afterMark
  const indent = pair ? columnOf(text, startOf(pair.key) ?? 0) : columnOf(text, afterMark - 1)
  const style = { indent, isInline, isInFlow, like }
  const written = pair ? writeAfterColon(value, style) : writeAfterDash(value, style)
  return { from, to, insert: withBreak(text, { from, to }, isSimple ? written.trimStart() : written) }
}

function toAfterDash(container: NonNullable<Place['container']>, index: number): number | undefined {
  const dash = dashOf(container, index)
  return dash === undefined ? undefined : dash + 1
}

/** A block of text ends with its line break, which what replaces it has too. */
function withBreak(text: string, { from, to }: { from: number; to: number }, insert: string): string {
  return to > from && text[to - 1] === '\n' && !insert.endsWith('\n') ? `${insert}\n` : insert
}

function columnOf(text: string, offset: number): number {
  return offset - startOfLine(text, offset)
}

function hasCommentBehind(text: string, offset: number): boolean {
  return offset > 0 && text[offset - 1] !== '\n' && /^[ \t]*#/.test(text.slice(offset, nextLine(text, offset)))
}

interface NewPair {
  map: YAMLMap
  name: string
  value: PlainValue
  order: readonly string[]
  place: Place
}

function planInsertPair(source: YamlSource, { map, name, value, order, place }: NewPair): Plan {
  const { text } = source
  const like = isSeq(place.container) ? findLikeOfName([place], name) : undefined
  const after = findPairBefore(map, name, order)
  if (map.flow === true) {
    const end = endOfItem(after ?? map.items.at(-1))
    if (end === undefined) return undefined
    return { from: end, to: end, insert: `, ${writeKey(name, true)}: ${writeInline(value, { isInFlow: true, like })}` }
  }
  const [first] = map.items
  const firstStart = first && startOf(first.key)
  if (firstStart === undefined) return undefined
  const indent = columnOf(text, firstStart)
  const blanks = ' '.repeat(indent)
  const toLine = (isInline: boolean) =>
    `${blanks}${writeKey(name)}:${writeAfterColon(value, { indent, isInline, isInFlow: false, like })}`
  if (!after && order.includes(name) && isFirstInLine(text, firstStart)) {
    const from = startOfLine(text, firstStart)
    return { from, to: from, insert: `${toLine(false)}\n` }
  }
  return planLineAfter(text, endOfItem(after ?? (order.includes(name) ? first : map.items.at(-1))), toLine)
}

/** The last field that the schema has before a new one; the last of all where it does not know it. */
function findPairBefore(map: YAMLMap, name: string, order: readonly string[]): Pair | undefined {
  const at = order.indexOf(name)
  if (at < 0) return map.items.at(-1)
  const before = new Set(order.slice(0, at))
  return map.items.findLast(({ key }) => before.has(String(key)))
}
