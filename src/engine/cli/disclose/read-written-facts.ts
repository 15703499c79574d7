import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** The facts of a file as they are written; undefined where nobody can read them. */
export function readWrittenFacts(file: string): unknown {
  try {
    return parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
