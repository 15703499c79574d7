import { parseDocument } from 'yaml'
import type { RedirectRule } from '#engine/model/urls/redirects.ts'
import { Diagnostics, type Position } from '../source/diagnostics.ts'
import type { Folder } from '../source/folder.ts'
import { createPositionAt } from '../source/position-at.ts'
import { readSourceFile, type SourceFile } from '../source/source-file.ts'
import type { SourceItem } from '../source/source-tree.ts'
import { createOffsetOf } from '../yaml/locate-field.ts'
import { parseYaml } from '../yaml/parse-yaml.ts'
import { parsePlainRules } from './parse-plain-rules.ts'
import { redirectsFile, redirectsSchema } from './redirects-file.ts'

/** The rules of a file, in its order. */
export interface WrittenRedirects {
  /** For messages. */
  file: string
  rules: readonly RedirectRule[]
  /** Where a rule stands. */
  positionOf: (rule: RedirectRule) => Position
}

/** An import writes a rule or two for each post: 16 MB are some 150,000 of them. */
const sizeLimit = 16 * 1024 * 1024

/** The rules of files without a fault: a folder is read several times for a publish, and thousands of rules take a second. */
const known = new WeakMap<SourceItem, WrittenRedirects>()

/** The rules of a folder of content. Problems of the form of their file are added to the diagnostics. */
export async function readRedirects(root: Folder, diagnostics: Diagnostics): Promise<WrittenRedirects> {
  const name = `${root.name}/${redirectsFile}`
  const item = root.source.items.get(redirectsFile)
  const file = await readSourceFile(item, name, diagnostics, sizeLimit)
  if (typeof file === 'string') return { file: name, rules: [], positionOf: () => ({ line: 1, column: 1 }) }
  const before = item && known.get(item)
  if (before?.file === name) return before
  const found = new Diagnostics()
  const parsed = parseRedirects(file, found)
  diagnostics.addAll(found, { isDraft: false })
  if (item && found.list.length === 0) known.set(item, parsed)
  return parsed
}

export function parseRedirects({ name, text }: SourceFile, diagnostics: Diagnostics): WrittenRedirects {
  const rules = parsePlainRules(text) ?? parseRules({ name, text }, diagnostics)
  let toOffset: ReturnType<typeof createOffsetOf> | undefined
  const positionAt = createPositionAt(text)
  return {
    file: name,
    rules,
    // A file of thousands of rules is read once more only where one of them is wrong.
    positionOf: ({ from }) => {
      toOffset ??= createOffsetOf(parseDocument(text, { prettyErrors: false, uniqueKeys: false }))
      return positionAt(toOffset([from], 'key'))
    },
  }
}

function parseRules({ name, text }: SourceFile, diagnostics: Diagnostics): RedirectRule[] {
  const value = parseYaml({ name, text, linesAbove: 0 }, redirectsSchema, diagnostics)?.value ?? {}
  return Object.entries(value).map(([from, { to, status }]) => ({ from, to, status }))
}
