import { parseSync } from 'oxc-parser'
import { readImports, type SourceText } from './read-imports.ts'

/**
 * Exported values that no other of the files imports, as `src/lib/a.ts: toA`. Whoever imports a module as a whole, or while it
 * runs, may use all of its exports. Types do not count: they say what a function takes and gives.
 */
export function findUnusedExports(sources: readonly SourceText[]): string[] {
  const used = new Set(
    sources.flatMap((source) =>
      readImports(source).flatMap(({ target, names }) => names.map((name) => `${target}: ${name}`)),
    ),
  )
  return sources.flatMap((source) =>
    readExports(source)
      .map((name) => `${source.path}: ${name}`)
      .filter((name) => !used.has(name) && !used.has(`${source.path}: *`)),
  )
}

function readExports({ path, text }: SourceText): string[] {
  const { staticExports } = parseSync(path, text).module
  return staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName, isType }) => (isType ? [] : (exportName.name ?? []))),
  )
}
