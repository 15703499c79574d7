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
  /** The names that are taken of it; `*` stands for all. */
  names: readonly string[]
}

/** Every import and re-export of a file, types and dynamic imports included. */
export function readImports({ path, text }: SourceText): Import[] {
  const { module } = parseSync(path, text)
  const found = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      isType: entries.length > 0 && entries.every((entry) => entry.isType),
      names: entries.map(({ importName }) =>
        importName.kind === 'NamespaceObject' ? '*' : (importName.name ?? 'default'),
      ),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType, importName }) =>
        moduleRequest ? [{ specifier: moduleRequest.value, isType, names: [importName.name ?? '*'] }] : [],
      ),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest }) => {
      const literal = /^['"](.+)['"]$/.exec(text.slice(moduleRequest.start, moduleRequest.end))?.[1]
      return literal === undefined ? [] : [{ specifier: literal, isType: false, names: ['*'] }]
    }),
    // `typeof import('…')` in types.
    ...[...text.matchAll(/typeof import\('([^']+)'\)/g)].map(([, specifier = '']) => ({
      specifier,
      isType: true,
      names: ['*'],
    })),
  ]
  return found.map((one) => ({ ...one, target: toTarget(path, one.specifier) }))
}

function toTarget(path: string, specifier: string): string | undefined {
  const [file = ''] = specifier.split('?', 1)
  if (file === '#brand-build') return 'src/brand/build/brand-build.ts'
  if (/^#(?:brand|search-words)$/.test(file)) return `src/brand/${file.slice(1)}.ts`
  if (file.startsWith('#')) return `src/${file.slice(1)}`
  if (!file.startsWith('.')) return undefined
  const target = posix.join(posix.dirname(path), file)
  // The generated route tree leaves extensions out.
  return path.endsWith('.gen.ts') ? `${target}.tsx` : target
}
