import { say } from '#lib/say/message.ts'
import { ExportError } from '../export/export-site.ts'

// Texts of a configuration of nginx. Whatever comes from content is written by `quote` or `quoteValue`.

/**
 * A text that nginx takes as it is, such as the key of a map.
 * @throws {ExportError} for control characters, which neither an address nor a header has
 */
export function quote(text: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what it looks for
  if (/[\u0000-\u001f\u007f]/.test(text)) {
    throw new ExportError(say`${JSON.stringify(text)} has a control character and cannot be part of a configuration`)
  }
  if (Buffer.byteLength(text) > parameterLimit) {
    throw new ExportError(
      say`"${text.slice(0, 80)}…" is longer than nginx reads in one parameter (${parameterLimit} bytes)`,
    )
  }
  return `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`
}

/** A text where nginx would replace names of variables: it has no escape for `$`, so that a variable stands for it. */
export function quoteValue(text: string): string {
  return quote(text).replaceAll('$', '${site_dollar}')
}

/** nginx reads its configuration in parts of 4 KB, of which a parameter is one. */
const parameterLimit = 3900

/** Defines the variable that stands for `$`. */
export const dollarSign = 'geo $site_dollar { default "$"; }'

/** A regular expression as the key of a map; with regard to letter case unless `i` is set. */
export function quotePattern({ source, ignoreCase }: RegExp): string {
  return quote(`~${ignoreCase ? '*' : ''}${source}`)
}

/** A text as part of a regular expression. */
export function toLiteral(text: string): string {
  return text.replaceAll(/[^A-Za-z0-9_/,:;=@~&<>"'%! -]/g, String.raw`\$&`)
}

/** A line of a map: both parts as they are in the configuration. */
export type MapLine = readonly [match: string, value: string]

interface MapOptions {
  /** The text to look up: variables, and text between them. */
  of: string
  fallback?: string
  lines: Iterable<MapLine>
  /** True if it is looked up at each use: by default nginx does so once for a request. */
  isVolatile?: boolean
}

/** A variable that depends on others. nginx looks for the exact texts first, then for the patterns, in their order. */
export function toMap(variable: string, { of, fallback = '""', lines, isVolatile = false }: MapOptions): string {
  const body = [
    ...(isVolatile ? ['volatile;'] : []),
    `default ${fallback};`,
    ...Array.from(lines, ([match, value]) => `${match} ${value};`),
  ]
  return `map ${of} $${variable} {\n${body.map((line) => `  ${line}\n`).join('')}}\n`
}
