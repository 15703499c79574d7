import type { SourceFile } from './source-file.ts'
import type { Diagnostics } from './diagnostics.ts'
import type { YamlSource } from './parse-yaml.ts'

/** A Markdown text and how many lines of its file stand above it. */
export interface MarkdownSource {
  name: string
  text: string
  linesAbove: number
  /** The heading above it. */
  title?: string
}

/** A Markdown file's frontmatter and body; undefined where the frontmatter is missing or never ends. */
export function splitFrontmatter(
  file: SourceFile,
  diagnostics: Diagnostics,
): { matter: YamlSource; body: MarkdownSource } | undefined {
  const lines = file.text.split('\n')
  if (lines[0]?.trimEnd() !== '---') {
    diagnostics.error(
      file.name,
      { line: 1, column: 1 },
      'Must begin with frontmatter: a line "---", fields, a line "---"',
    )
    return undefined
  }
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---')
  if (end < 0) {
    diagnostics.error(file.name, { line: 1, column: 1 }, 'The frontmatter never ends: close it with a line "---"')
    return undefined
  }
  return {
    matter: { name: file.name, text: lines.slice(1, end).join('\n'), linesAbove: 1 },
    body: { name: file.name, text: lines.slice(end + 1).join('\n'), linesAbove: end + 1 },
  }
}
