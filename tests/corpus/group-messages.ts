import type { Diagnostic } from '../../src/engine/content/source/diagnostics.ts'

export interface MessageGroup {
  kind: string
  count: number
  examples: Diagnostic[]
}

const examplesShown = 2

/** Groups messages that differ only in their quotations. */
export function groupMessages(diagnostics: readonly Diagnostic[]): MessageGroup[] {
  const groups = new Map<string, MessageGroup>()
  for (const diagnostic of diagnostics) {
    const kind = diagnostic.message
      .replace(/ Did you mean .*$/s, '')
      .replace(/"[^"]*"/g, '"…"')
      .replace(/\d+/g, 'N')
      .slice(0, 100)
    const group = groups.get(kind) ?? { kind, count: 0, examples: [] }
    group.count += 1
    if (group.examples.length < examplesShown) group.examples.push(diagnostic)
    groups.set(kind, group)
  }
  return [...groups.values()].toSorted((a, b) => b.count - a.count)
}
