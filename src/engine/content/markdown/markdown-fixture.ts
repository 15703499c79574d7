import { Diagnostics } from '../source/diagnostics.ts'
import { applyFixes } from '../wording-checks/fix-texts.ts'
import { renderMarkdown } from './render-markdown.ts'

/** The compiled form of a text in a test. */
export function compileText(text: string) {
  const diagnostics = new Diagnostics()
  const asset = { path: 'news/a/y.png', format: 'png', width: 1600, height: 900, hash: 'h' } as const
  const rendered = renderMarkdown({ name: 'news/a/vi.md', text, linesAbove: 0 }, () => asset, diagnostics)
  return { ...rendered, list: diagnostics.list }
}

/** The errors, the warnings and the advice of a text, as `line:column message`. */
export function problemsIn(text: string): string[] {
  return compileText(text).list.map(({ line, column, message }) => `${line}:${column} ${message}`)
}

/** The text as `--fix` writes it. */
export function fixText(text: string): string {
  return applyFixes(text, compileText(text).list).text
}
