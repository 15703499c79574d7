import { isMap, isScalar, isSeq, parseDocument, type Document, type Pair, type YAMLMap } from 'yaml'
import type { Position } from '../source/diagnostics.ts'
import { positionAt } from '../source/position-at.ts'

/** The position of a field's value in a YAML text; if it is missing, that of the innermost existing field of its path. */
export function locateField(text: string, path: readonly (string | number)[]): Position {
  if (path.length === 0) return { line: 1, column: 1 }
  const document = parseDocument(text, { prettyErrors: false, uniqueKeys: false })
  return positionAt(text, createOffsetOf(document)(path, 'value'))
}

/** The offset of a field's key or value; if it is missing, that of the innermost existing field of its path. */
export type OffsetOf = (path: readonly unknown[], target: 'key' | 'value') => number

/** Indexes each map once: searching it for each of a thousand errors would take minutes. */
export function createOffsetOf({ contents }: Document): OffsetOf {
  const indexes = new Map<unknown, Map<string, Pair>>()
  const pairsOf = (map: YAMLMap): Map<string, Pair> => {
    const known = indexes.get(map)
    if (known) return known
    const index = new Map(map.items.map((pair) => [isScalar(pair.key) ? String(pair.key.value) : '', pair]))
    indexes.set(map, index)
    return index
  }
  return (path, target) => {
    let node: unknown = contents
    let offset = 0
    for (const [depth, key] of path.entries()) {
      const pair = isMap(node) ? pairsOf(node).get(String(key)) : undefined
      const isKey = target === 'key' && depth === path.length - 1
      node = isSeq(node) ? node.items[Number(key)] : pair?.value
      const found = [isKey ? undefined : node, pair?.key].find(hasRange)
      if (!found) break
      offset = found.range[0]
    }
    return offset
  }
}

export function hasRange(node: unknown): node is { range: [number, number, number] } {
  return typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range)
}
