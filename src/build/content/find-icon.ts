import { isScalar, LineCounter, parseDocument } from 'yaml'
import type { Position } from './diagnostics.ts'
import type { YamlSource } from './parse-yaml.ts'

/** An icon that content or navigation names, and where. */
export interface FoundIcon extends Position {
  file: string
  icon: string
}

/** The icon that the facts of an entry name, if they do. */
export function findIcon({ name, text, linesAbove }: YamlSource, facts: unknown): FoundIcon[] {
  if (typeof facts !== 'object' || facts === null || !('icon' in facts) || typeof facts.icon !== 'string') return []
  const lines = new LineCounter()
  const node = parseDocument(text, { lineCounter: lines, uniqueKeys: false }).get('icon', true)
  const { line, col } = lines.linePos(isScalar(node) ? (node.range?.[0] ?? 0) : 0)
  return [{ file: name, line: line + linesAbove, column: col, icon: facts.icon }]
}
