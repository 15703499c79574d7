import { readFile, writeFile } from 'node:fs/promises'
import type { Fix, Position } from '../source/diagnostics.ts'
import { decodeSource } from '../source/source-file.ts'

/** Something in a file, with what to write instead if that needs no editor. */
interface Fixable extends Position {
  fix?: Fix
}

/** Writes into files what their problems ask for, where that needs no editor. @returns how often */
export async function fixTexts(problems: readonly (Fixable & { file: string })[]): Promise<number> {
  let count = 0
  const fixable = problems.filter(({ fix }) => fix)
  for (const [file, own] of Map.groupBy(fixable, (problem) => problem.file)) {
    const { text, fixed } = applyFixes(decodeSource(await readFile(file)).normalize('NFC'), own)
    if (fixed > 0) await writeFile(file, text)
    count += fixed
  }
  return count
}

/**
 * A text with the fixes of its problems. Of two that overlap, only the first is applied, or the longer
 * one at the same place: the next run has the other.
 */
export function applyFixes(text: string, problems: readonly Fixable[]): { text: string; fixed: number } {
  const lines = text.split('\n')
  const starts: number[] = []
  for (let at = 0, index = 0; index < lines.length; index++) {
    starts.push(at)
    at += (lines[index]?.length ?? 0) + 1
  }
  const edits = problems.flatMap(({ line, column, fix }) =>
    fix ? [{ ...fix, at: (starts[line - 1] ?? 0) + column - 1 }] : [],
  )
  let result = ''
  let end = 0
  let fixed = 0
  for (const { at, found, replacement } of edits.toSorted((a, b) => a.at - b.at || b.found.length - a.found.length)) {
    if (at < end || !text.startsWith(found, at)) continue
    result += text.slice(end, at) + replacement
    end = at + found.length
    fixed++
  }
  // A letter that was replaced may have an accent of its own.
  return { text: (result + text.slice(end)).normalize('NFC'), fixed }
}
