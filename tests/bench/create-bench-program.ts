import { writeFile } from 'node:fs/promises'
import { createProgram } from '../../src/engine/program/create-program.ts'
import { parseCount } from '../../src/engine/program/parse-count.ts'

/** A program that measures something, with the options of all of them. */
export function createBenchProgram(name: string, description: string) {
  return createProgram(name, description)
    .option('--json <file>', 'also writes the figures to a file')
    .option('--date <date>', 'the day of the run, for that file')
}

/** Writes the figures, if a file for them was named. */
export async function writeFigures(file: string | undefined, figures: object): Promise<void> {
  if (file !== undefined) await writeFile(file, `${JSON.stringify(figures, undefined, 2)}\n`)
}

/** `500,2000` as numbers, the smallest first. */
export function parseCounts(text: string): number[] {
  return text
    .split(',')
    .map(parseCount)
    .toSorted((a, b) => a - b)
}
