import { posix } from 'node:path'
import { parseSync } from 'oxc-parser'

export interface SourceText {
  /** Path from the project's root. */
  path: string
  text: string
}

export interface Import {
  /** As it is written: `#engine/model/locale.ts`, `./a.ts`, `react`. */
  specifier: string
  /** The imported file, as a path from the project's root; undefined for a package. */
  target: string | undefined
  isType: boolean
}

/** Every import and re-export of a file, types and dynamic imports included. */
export function readImports({ path, text }: SourceText): Import[] {
  const { module } = parseSync(path, text)
  const found = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      isType: entries.length > 0 && entries.every((entry) => entry.isType),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ specifier: moduleRequest.value, isType }] : [],
      ),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest }) => {
      const literal = /^['"](.+)['"]$/.exec(text.slice(moduleRequest.start, moduleRequest.end))?.[1]
      return literal === undefined ? [] : [{ specifier: literal, isType: false }]
    }),
    // `typeof import('…')` in types.
    ...[...text.matchAll(/typeof import\('([^']+)'\)/g)].map(([, specifier = '']) => ({ specifier, isType: true })),
  ]
  return found.map((one) => ({ ...one, target: toTarget(path, one.specifier) }))
}

function toTarget(path: string, specifier: string): string | undefined {
  const [file = ''] = specifier.split('?', 1)
  if (file.startsWith('#')) return `src/${file.slice(1)}`
  if (!file.startsWith('.')) return undefined
  const target = posix.join(posix.dirname(path), file)
  // The generated route tree leaves extensions out.
  return path.endsWith('.gen.ts') ? `${target}.tsx` : target
}
