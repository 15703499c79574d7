import type { SourceText } from './read-imports.ts'

const weights = new Set(['400', '600', '700', 'inherit'])

/** Sizes beside the scale, each for what it names. */
const otherSizes: readonly { path: RegExp; size: RegExp }[] = [
  // Paper has a scale of its own (src/shell/styles/print.css).
  { path: /./, size: /^[\d.]+pt$/ },
  // The visitor's own size, from which all others follow.
  { path: /styles\/base\.css$/, size: /^100%$/ },
  // Units of a drawing, which is as wide as its column.
  { path: /financial-chart\.css$/, size: /^[\d.]+px$/ },
]

/** The declarations and classes that are beside the scale of the design: `path:line: declaration`. */
export function findDesignFaults(sources: readonly SourceText[], tokens: string): string[] {
  const sizes = new Set([...tokens.matchAll(/--text-([a-z]+):/g)].map(([, name = '']) => name))
  return sources.flatMap(({ path, text }) =>
    text
      .replaceAll(/\/\*.*?\*\//gs, (comment) => comment.replaceAll(/[^\n]/g, ' '))
      .split('\n')
      .flatMap((line, index) =>
        findInLine({ path, text: line }, sizes).map((found) => `${path}:${index + 1}: ${found}`),
      ),
  )
}

function findInLine({ path, text }: SourceText, sizes: ReadonlySet<string>): string[] {
  const isSheet = path.endsWith('.css')
  return isSheet
    ? [...findWeights(text), ...findSizes({ path, text }, sizes), ...findUnknownTokens(text, sizes)]
    : findClasses(text)
}

function findWeights(line: string): string[] {
  return [...line.matchAll(/\bfont-weight:\s*([^;]+)/g)]
    .filter(([, weight = '']) => !weights.has(weight))
    .map(([declaration]) => declaration)
}

function findSizes({ path, text }: SourceText, sizes: ReadonlySet<string>): string[] {
  return [...text.matchAll(/\bfont(?:-size)?:\s*([^;]+)/g)]
    .filter(([, size = '']) => {
      if (size === 'inherit') return false
      if (sizes.has(/^var\(--text-([a-z]+)\)$/.exec(size)?.[1] ?? '')) return false
      return !otherSizes.some((other) => other.path.test(path) && other.size.test(size))
    })
    .map(([declaration]) => declaration)
}

/** A variable that no sheet sets gives the inherited size, and nobody is told. */
function findUnknownTokens(line: string, sizes: ReadonlySet<string>): string[] {
  return [...line.matchAll(/var\(--text-([\w]+?)(?:--line-height)?\)/g)]
    .filter(([, name = '']) => !sizes.has(name))
    .map(([use]) => use)
}

/** Utilities of Tailwind for sizes and weights that the scale has not. */
function findClasses(line: string): string[] {
  const values = [...line.matchAll(/className="([^"]*)"/g)].flatMap(([, value = '']) => value.split(/\s+/))
  return values.filter((name) =>
    /^(?:[\w-]+:)*(?:text-(?:lg|[2-9]?xl|\[.*\])|font-(?:thin|light|normal|medium|extrabold|black|\d+|\[.*\])|(?:leading|tracking)-.+)$/.test(
      name,
    ),
  )
}
