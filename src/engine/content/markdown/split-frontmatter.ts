import { say, type Message } from '#lib/say/message.ts'
import type { Diagnostics } from '../source/diagnostics.ts'
import { rules } from '../source/rules.ts'
import type { SourceFile } from '../source/source-file.ts'
import type { YamlSource } from '../yaml/parse-yaml.ts'
import type { MarkdownSource } from './parser/markdown-source.ts'

/** The two parts of a Markdown file. */
interface SplitFile {
  /** Undefined if it is missing. */
  matter: YamlSource | undefined
  body: MarkdownSource
}

/** Splits a Markdown file into frontmatter and body; undefined if the frontmatter has no end. */
export function splitFrontmatter(file: SourceFile, diagnostics: Diagnostics): SplitFile | undefined {
  const { name } = file
  const lines = file.text.split('\n')
  const fail = (message: Message) => diagnostics.error(rules.structure, name, { line: 1, column: 1 }, message)
  if (lines[0]?.trimEnd() !== '---') {
    fail(say`Missing frontmatter; begin the file with a line "---", fields and a line "---"`)
    return { matter: undefined, body: { name, text: file.text, linesAbove: 0 } }
  }
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---')
  if (end < 0) {
    fail(say`Unclosed frontmatter; end it with a line "---"`)
    return undefined
  }
  return {
    matter: { name, text: lines.slice(1, end).join('\n'), linesAbove: 1 },
    body: { name, text: lines.slice(end + 1).join('\n'), linesAbove: end + 1 },
  }
}
