import { LineCounter } from 'yaml'
import type { Position } from './diagnostics.ts'

/** Turns offsets in a text into positions: line breaks are looked for once, and each offset is a binary search. */
export function createPositionAt(text: string): (offset: number) => Position {
  const lines = new LineCounter()
  lines.addNewLine(0)
  for (const { index } of text.matchAll(/\n/g)) lines.addNewLine(index + 1)
  return (offset) => {
    const { line, col } = lines.linePos(offset)
    return { line, column: col }
  }
}

/** The same for one offset. */
export function positionAt(text: string, offset: number): Position {
  return createPositionAt(text)(offset)
}
