import { readFile, writeFile } from 'node:fs/promises'
import { decodeSource } from '../source/source-file.ts'
import type { TextWording } from './list-wording.ts'

/** Writes what rules and terms ask for into the files, where that needs no editor. @returns how often */
export async function fixWording(problems: readonly TextWording[]): Promise<number> {
  let count = 0
  for (const [file, own] of Map.groupBy(problems, (problem) => problem.file)) {
    const { text, fixed } = applyFixes(decodeSource(await readFile(file)).normalize('NFC'), own)
    if (fixed > 0) await writeFile(file, text)
    count += fixed
  }
  return count
}

/** A text with the fixes of its problems. Of two that overlap, only the first is applied: the next run has the other. */
export function applyFixes(
  text: string,
  problems: readonly Pick<TextWording, 'line' | 'column' | 'fix'>[],
): { text: string; fixed: number } {
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
  for (const { at, found, replacement } of edits.toSorted((a, b) => a.at - b.at)) {
    if (at < end || !text.startsWith(found, at)) continue
    result += text.slice(end, at) + replacement
    end = at + found.length
    fixed++
  }
  return { text: result + text.slice(end), fixed }
}
