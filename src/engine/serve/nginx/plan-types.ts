import { extname } from 'node:path'
import { locales } from '#engine/model/locale/locale.ts'
import { feedFormats } from '#engine/model/urls/feed-urls.ts'
import { say } from '#lib/say/message.ts'
import { ExportError } from '../export/export-site.ts'
import { quote } from './config-text.ts'
import type { FileRule } from './file-rules.ts'

/** How the files of an export get their media types, which nginx derives from the end of a name. */
export interface TypePlan {
  /** The end of a file's name after that of its URL, where the extension alone means another type. */
  toSuffix: (url: string, type: string) => string
  /** Rules that most of these names follow. */
  suffixRules: readonly FileRule[]
  /** The block `types`. */
  block: string
}

/** The end of names of files with an unusual type. */
export const suffixPattern = String.raw`(?:\.type\d+)?`

/** @throws {ExportError} where the address of a file has no extension, which tells it from a page */
export function planTypes(files: Iterable<{ url: string; type: string }>): TypePlan {
  const counts = new Map<string, Map<string, number>>()
  for (const { url, type } of files) {
    const extension = toExtension(url)
    const types = counts.get(extension) ?? new Map<string, number>()
    counts.set(extension, types.set(type, (types.get(type) ?? 0) + 1))
  }
  const usual = new Map<string, string>()
  const suffixes = new Map<string, string>()
  for (const [extension, types] of counts) {
    const [[most = ''] = [], ...others] = [...types].toSorted(([, one], [, other]) => other - one)
    usual.set(extension, most)
    for (const [type] of others) if (!suffixes.has(type)) suffixes.set(type, `.type${suffixes.size + 1}`)
  }
  const feed = [...suffixes].find(([type]) => type.startsWith(feedFormats.json.type))
  return {
    toSuffix: (url, type) => (usual.get(toExtension(url)) === type ? '' : (suffixes.get(type) ?? '')),
    suffixRules: feed ? [[new RegExp(`/feed\\.(?:${locales.join('|')})\\.json$`), feed[1]]] : [],
    block: toTypes([...usual, ...[...suffixes].map(([type, suffix]) => [suffix.slice(1), type] as const)]),
  }
}

function toTypes(types: readonly (readonly [extension: string, type: string])[]): string {
  return `types {\n${types.map(([extension, type]) => `  ${quote(type)} ${extension};\n`).join('')}}\n`
}

function toExtension(url: string): string {
  const extension = extname(url).slice(1)
  if (/^[a-z0-9]+$/.test(extension)) return extension
  throw new ExportError(say`${url} has no extension in a-z and 0-9, so that nginx cannot tell it from a page`)
}
