import { isMap, isScalar, LineCounter, parseDocument, type Document } from 'yaml'
import type { Position } from './diagnostics.ts'

/** Where the value of a field stands in a YAML text; where it is missing, what it is missing in. */
export function locateField(text: string, path: readonly (string | number)[]): Position {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const { line, col } = lines.linePos(offsetOfField(document, path, 'value'))
  return { line, column: col }
}

/** The offset of a field's key or value, or of the innermost part of its path that is there. */
export function offsetOfField(document: Document, path: readonly unknown[], wanted: 'key' | 'value'): number {
  for (let depth = path.length; depth > 0; depth--) {
    const parent = depth === 1 ? document.contents : document.getIn(path.slice(0, depth - 1), true)
    const key = path[depth - 1]
    const pair = isMap(parent) ? parent.items.find((item) => isScalar(item.key) && item.key.value === key) : undefined
    const isKeyWanted = wanted === 'key' && depth === path.length
    const node = isKeyWanted ? pair?.key : (document.getIn(path.slice(0, depth), true) ?? pair?.key)
    const range = hasRange(node) ? node.range : undefined
    if (range) return range[0]
  }
  return 0
}

function hasRange(node: unknown): node is { range: [number, number, number] } {
  return typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range)
}
