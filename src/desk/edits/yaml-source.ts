import {
  isCollection,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import { memoize } from '#lib/memoize.ts'
import type { PlainFields, PlainValue } from './plain-value.ts'
import type { Refusal } from './refusal.ts'

export type Collection = YAMLMap | YAMLSeq

/** A YAML text that can be edited: its nodes with their ranges, and its value. */
export interface YamlSource {
  text: string
  root: unknown
  value: PlainFields | readonly PlainValue[]
  newline: '\n' | '\r\n'
}

/** A text opened for edits. A form reads each of its fields from the same text. */
export const openYaml = memoize(parseSource, 8)

function parseSource(text: string): YamlSource | Refusal {
  const lines = new LineCounter()
  const document = parseDocument(text, {
    prettyErrors: false,
    uniqueKeys: false,
    keepSourceTokens: true,
    lineCounter: lines,
  })
  const refuse = (reason: Refusal['reason'], offset: number): Refusal => {
    const { line, col } = lines.linePos(offset)
    return { isDone: false, reason, line, column: col }
  }
  const [error] = document.errors
  if (error) return refuse('broken', error.pos[0])
  let refusal: Refusal | undefined
  const refuseAt = (node: { range?: readonly number[] | null | undefined }, reason: Refusal['reason']) => {
    refusal = refuse(reason, node.range?.[0] ?? 0)
    return visit.BREAK
  }
  visit(document, {
    Alias: (_key, node) => refuseAt(node, 'anchors'),
    Node: (_key, node) => {
      if (node.tag || ('anchor' in node && node.anchor)) return refuseAt(node, 'anchors')
      if (!isMap(node)) return undefined
      const names = node.items.map(({ key }) => (isScalar(key) ? String(key.value) : undefined))
      if (names.includes(undefined)) return refuseAt(node, 'broken')
      return new Set(names).size < names.length ? refuseAt(node, 'twice') : undefined
    },
  })
  if (refusal) return refusal
  const { contents } = document
  const isEmpty = contents === null || (isScalar(contents) && contents.value === null)
  if (!isEmpty && !isCollection(contents)) return refuse('broken', 0)
  return {
    text,
    root: isEmpty ? null : contents,
    value: isEmpty ? {} : document.toJS(),
    newline: text.includes('\r\n') ? '\r\n' : '\n',
  }
}

/** A node on a path. */
export interface Place {
  node: unknown
  /** The key of the node and its value, in a group. */
  pair?: Pair | undefined
  container?: Collection | undefined
  /** Its position in its container. */
  index: number
  isInFlow: boolean
}

/** The nodes from the first field of a path on, as far as they exist. */
export function findPlaces(root: unknown, path: readonly (string | number)[]): Place[] {
  const places: Place[] = [{ node: root, index: 0, isInFlow: false }]
  for (const key of path) {
    const last = places.at(-1)
    const container = last?.node
    const isInFlow = last?.isInFlow === true || (isCollection(container) && container.flow === true)
    if (isMap(container)) {
      const index = indexOfKey(container, key)
      const pair = container.items[index]
      if (!pair) break
      places.push({ node: pair.value, pair, container, index, isInFlow })
    } else if (isSeq(container) && Number(key) in container.items) {
      places.push({ node: container.items[Number(key)], container, index: Number(key), isInFlow })
    } else break
  }
  return places
}

function indexOfKey(map: YAMLMap, key: string | number): number {
  return map.items.findIndex((pair) => isScalar(pair.key) && String(pair.key.value) === String(key))
}

interface Ranged {
  range: readonly [number, number, number]
}

function hasRange(node: unknown): node is Ranged {
  return typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range)
}

export function startOf(node: unknown): number | undefined {
  return hasRange(node) ? node.range[0] : undefined
}

/** The end of a node without the comments and blank lines after it; for a block of text, the start of the next line. */
export function endOf(node: unknown): number | undefined {
  if (isCollection(node) && node.flow !== true) {
    const last: unknown = node.items.at(-1)
    return last === undefined ? node.range?.[1] : endOfItem(last)
  }
  return hasRange(node) ? node.range[1] : undefined
}

/** The end of an item of a collection: of the value of a pair, or of its colon where there is none. */
export function endOfItem(item: unknown): number | undefined {
  if (!isPairOf(item)) return isEmptyNode(item) ? startOf(item) : endOf(item)
  return isEmptyNode(item.value) ? (afterColonOf(item) ?? endOf(item.key)) : endOf(item.value)
}

function isPairOf(item: unknown): item is Pair {
  return typeof item === 'object' && item !== null && 'key' in item && 'value' in item && !hasRange(item)
}

/** True for a value of which nothing is written: `name:`. */
export function isEmptyNode(node: unknown): boolean {
  return node === null || node === undefined || (isScalar(node) && hasRange(node) && node.range[0] === node.range[1])
}

/** The offset behind the colon of a pair. */
export function afterColonOf({ srcToken }: Pair): number | undefined {
  const colon = srcToken?.sep?.find(({ type }) => type === 'map-value-ind')
  return colon && colon.offset + 1
}

/** The offset of the dash of an item of a list in lines. */
export function dashOf(list: Collection, index: number): number | undefined {
  const token = list.srcToken
  if (token?.type !== 'block-seq') return undefined
  return token.items[index]?.start.find(({ type }) => type === 'seq-item-ind')?.offset
}

export function startOfLine(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1
}

/** The start of the line after the one in which something ends; the end of the text if there is none. */
export function nextLine(text: string, end: number): number {
  if (end > 0 && text[end - 1] === '\n') return end
  const at = text.indexOf('\n', end)
  return at < 0 ? text.length : at + 1
}

/** True if nothing but blanks is before an offset in its line. */
export function isFirstInLine(text: string, offset: number): boolean {
  return text.slice(startOfLine(text, offset), offset).trim() === ''
}
