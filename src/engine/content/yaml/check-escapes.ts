import { isScalar, visit, type Document } from 'yaml'
import { findInvisible } from '../characters/find-invisible.ts'
import type { Diagnostics, Position } from '../source/diagnostics.ts'
import { rules } from '../source/rules.ts'

interface Place {
  source: { name: string; linesAbove: number }
  positionAt: (offset: number) => Position
  diagnostics: Diagnostics
}

/** Reports characters that nobody sees in texts between double quotes, where they can be written out: `"\\u200B"`. */
export function checkEscapes(document: Document, { source, positionAt, diagnostics }: Place): void {
  visit(document, {
    Scalar: (_key, node) => {
      if (!isScalar(node) || node.type !== 'QUOTE_DOUBLE' || typeof node.value !== 'string') return
      const [found] = findInvisible(node.value)
      if (!found || !node.range) return
      const { line, column } = positionAt(node.range[0])
      diagnostics.error(rules.characters, source.name, { line: line + source.linesAbove, column }, found.message)
    },
  })
}
