import { isMap, isScalar, isSeq, parseDocument, type Document, type Pair, type YAMLMap } from 'yaml'
import type { Position } from '../source/diagnostics.ts'
import { positionAt } from '../source/position-at.ts'

/** Where the value of a field stands in a YAML text; where it is missing, what it is missing in. */
export function locateField(text: string, path: readonly (string | number)[]): Position {
  const document = parseDocument(text, { prettyErrors: false, uniqueKeys: false })
  return positionAt(text, createOffsetOf(document)(path, 'value'))
}

/** The offset of a field's key or value, or of the innermost part of its path that is there. */
export type OffsetOf = (path: readonly unknown[], wanted: 'key' | 'value') => number

/** Each map is indexed once: to look through it for each of a thousand errors takes minutes. */
export function createOffsetOf({ contents }: Document): OffsetOf {
  const indexes = new Map<unknown, Map<string, Pair>>()
  const pairsOf = (map: YAMLMap): Map<string, Pair> => {
    const known = indexes.get(map)
    if (known) return known
    const index = new Map(map.items.map((pair) => [isScalar(pair.key) ? String(pair.key.value) : '', pair]))
    indexes.set(map, index)
    return index
  }
  return (path, wanted) => {
    let node: unknown = contents
    let offset = 0
    for (const [depth, key] of path.entries()) {
      const pair = isMap(node) ? pairsOf(node).get(String(key)) : undefined
      const isKeyWanted = wanted === 'key' && depth === path.length - 1
      node = isSeq(node) ? node.items[Number(key)] : pair?.value
      const found = [isKeyWanted ? undefined : node, pair?.key].find(hasRange)
      if (!found) break
      offset = found.range[0]
    }
    return offset
  }
}

export function hasRange(node: unknown): node is { range: [number, number, number] } {
  return typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range)
}
