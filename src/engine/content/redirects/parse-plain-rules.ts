import type { RedirectRule } from '#engine/model/urls/redirects.ts'

/** `/a: /b`, of characters that mean nothing to YAML within a text. The parser refuses very long names. */
const line = /^(\/[^\s"'#\\:{}[\],*!|>%@`]*(?:\/\*)?): ((?:\/|https:\/\/)[^\s\\{}[\],`]*[^\s\\{}[\],`:])$/

/** As the schema and the parser have it. */
const longest = { from: 1000, to: 2000 }

/**
 * The rules of a file that has nothing but a rule on each line, and comments; undefined if it has anything else, and needs the parser,
 * which takes seconds for the rules of a whole site.
 */
export function parsePlainRules(text: string): RedirectRule[] | undefined {
  const rules = new Map<string, RedirectRule>()
  for (const row of text.split('\n')) {
    if (row === '' || row.startsWith('#')) continue
    const [, from = '', to = ''] = line.exec(row) ?? []
    if (from === '' || rules.has(from) || from.length > longest.from || to.length > longest.to) return undefined
    rules.set(from, { from, to, status: 308 })
  }
  return rules.size === 0 ? undefined : [...rules.values()]
}
