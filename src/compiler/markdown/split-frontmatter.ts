import type { SourceFile } from '../source/source-file.ts'
import type { Diagnostics } from '../source/diagnostics.ts'
import type { YamlSource } from '../yaml/parse-yaml.ts'

/** A Markdown text and how many lines of its file stand above it. */
export interface MarkdownSource {
  name: string
  text: string
  linesAbove: number
  /** The heading above it. */
  title?: string | undefined
}

/** The two parts of a Markdown file. */
interface SplitFile {
  /** Undefined where it is missing. */
  matter: YamlSource | undefined
  body: MarkdownSource
}

/** A Markdown file's frontmatter and body; undefined where the frontmatter never ends, and nobody knows what is which. */
export function splitFrontmatter(file: SourceFile, diagnostics: Diagnostics): SplitFile | undefined {
  const { name } = file
  const lines = file.text.split('\n')
  const fail = (message: string) => diagnostics.error(name, { line: 1, column: 1 }, message)
  if (lines[0]?.trimEnd() !== '---') {
    fail('Must begin with frontmatter: a line "---", fields, a line "---"')
    return { matter: undefined, body: { name, text: file.text, linesAbove: 0 } }
  }
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---')
  if (end < 0) {
    fail('The frontmatter never ends: close it with a line "---"')
    return undefined
  }
  return {
    matter: { name, text: lines.slice(1, end).join('\n'), linesAbove: 1 },
    body: { name, text: lines.slice(end + 1).join('\n'), linesAbove: end + 1 },
  }
}
