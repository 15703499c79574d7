import { LineCounter } from 'yaml'
import type { Position } from './diagnostics.ts'

/** Converts offsets in a text to positions. The line breaks are indexed once, so that many offsets are cheap. */
export function createPositionAt(text: string): (offset: number) => Position {
  const lines = new LineCounter()
  lines.addNewLine(0)
  for (const { index } of text.matchAll(/\n/g)) lines.addNewLine(index + 1)
  return (offset) => {
    const { line, col } = lines.linePos(offset)
    return { line, column: col }
  }
}

/** Converts a single offset. */
export function positionAt(text: string, offset: number): Position {
  return createPositionAt(text)(offset)
}
