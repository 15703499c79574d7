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

interface Tokens {
  sizes: ReadonlySet<string>
  colors: ReadonlySet<string>
}

/** The declarations and classes that are beside the scale and the roles of the design: `path:line: declaration`. */
export function findDesignFaults(sources: readonly SourceText[], tokensSheet: string): string[] {
  const read = (pattern: RegExp) => new Set([...tokensSheet.matchAll(pattern)].map(([, name = '']) => name))
  const tokens = { sizes: read(/--text-([a-z]+):/g), colors: read(/--color-([a-z-]+):/g) }
  return sources.flatMap(({ path, text }) =>
    text
      .replaceAll(/\/\*.*?\*\//gs, (comment) => comment.replaceAll(/[^\n]/g, ' '))
      .split('\n')
      .flatMap((line, index) =>
        findInLine({ path, text: line }, tokens).map((found) => `${path}:${index + 1}: ${found}`),
      ),
  )
}

function findInLine({ path, text }: SourceText, { sizes, colors }: Tokens): string[] {
  if (!path.endsWith('.css')) return [...findClasses(text), ...findColorClasses(text, colors)]
  return [
    ...findWeights(text),
    ...findSizes({ path, text }, sizes),
    ...findUnknownTokens(text, sizes),
    ...findColors(text, colors),
  ]
}

/** Colors that no ground and no scheme could change. Black is that of paper. */
function findColors(line: string, colors: ReadonlySet<string>): string[] {
  const raw = [...line.matchAll(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab|lab|lch)a?\(|:\s*(?:white|black)\b/gi)].map(
    ([found]) => found,
  )
  const unknown = [...line.matchAll(/var\(--color-([\w-]+)/g)].filter(([, name = '']) => !colors.has(name))
  const former = /\.on-dark\b/.exec(line)?.[0]
  return [...raw.filter((found) => found !== '#000'), ...unknown.map(([found]) => found), ...(former ? [former] : [])]
}

/** Utilities for colors that are no roles: those of Tailwind's palette, and roles that no longer are. */
function findColorClasses(line: string, colors: ReadonlySet<string>): string[] {
  const names = [...line.matchAll(/(['"`])([^'"`]*)\1/g)].flatMap(([, , value = '']) => value.split(/\s+/))
  return names.filter((name) => {
    if (name === 'on-dark') return true
    const color =
      /^(?:[\w-]+:)*(?:text|bg|border|fill|stroke|outline|decoration)-((?:white|black|brand|info|danger|notice|measure|green|red|blue|gray|slate|ink|line|surface|link|mark|fill|ground)(?:-[\w-]+)?)$/.exec(
        name,
      )?.[1]
    return color !== undefined && !colors.has(color)
  })
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
