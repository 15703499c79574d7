import { Diagnostics, type Diagnostic } from '../../src/compiler/source/diagnostics.ts'
import { renderMarkdown } from '../../src/compiler/markdown/markdown.ts'
import { parseYaml } from '../../src/compiler/yaml/parse-yaml.ts'
import { readSourceFile } from '../../src/compiler/source/source-file.ts'
import { readFileItem } from '../../src/compiler/source/source-tree.ts'
import { splitFrontmatter } from '../../src/compiler/markdown/split-frontmatter.ts'
import { textSchema } from '../../src/model/entries/text.ts'
import { findUnsafe } from './find-unsafe.ts'

/** What became of a file that was not written for this project. */
export interface Outcome {
  file: string
  milliseconds: number
  bytes: number
  /** Why it is refused, in its body and in its frontmatter; this site's fields are not theirs. */
  body: Diagnostic[]
  matter: Diagnostic[]
  /** What must not happen: an exception, a place outside the file, something in the output that no page may hold. */
  faults: string[]
}

const noImage = () => undefined

/** A file through all that a text of the site goes through; where there is no frontmatter, all of it is the body. */
export async function compileFile(file: string): Promise<Outcome> {
  const [matter, body] = [new Diagnostics(), new Diagnostics()]
  const faults: string[] = []
  let milliseconds = 0
  let text = ''
  try {
    const start = performance.now()
    const source = await readSourceFile(await readFileItem(file), file, body)
    if (typeof source === 'object') {
      text = source.text
      const split = /^---\s*\n/.test(text) ? splitFrontmatter(source, matter) : undefined
      if (split?.matter) parseYaml(split.matter, textSchema, matter)
      const rendered = renderMarkdown(split?.body ?? { name: file, text, linesAbove: 0 }, noImage, body)
      milliseconds = performance.now() - start
      faults.push(...findUnsafe(rendered.html).map((found) => `unsafe output ${found}`))
    }
  } catch (error) {
    faults.push(`crash ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
  }
  for (const found of [...matter.list, ...body.list]) {
    if (text !== '' && !isInside(text, found)) {
      faults.push(`place outside the file ${found.line}:${found.column} ${found.message}`)
    }
  }
  const errors = { body: body.errors, matter: matter.errors }
  return { file, milliseconds, bytes: Buffer.byteLength(text), ...errors, faults }
}

function isInside(text: string, { line, column }: Diagnostic): boolean {
  const length = text.split('\n')[line - 1]?.length
  return line >= 1 && column >= 1 && length !== undefined && column <= length + 1
}
