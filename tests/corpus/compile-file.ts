import { statSync } from 'node:fs'
import { renderMarkdown } from '../../src/engine/content/markdown/render-markdown.ts'
import { splitFrontmatter } from '../../src/engine/content/markdown/split-frontmatter.ts'
import { Diagnostics, type Diagnostic } from '../../src/engine/content/source/diagnostics.ts'
import { ScannedFile } from '../../src/engine/content/source/scan-tree.ts'
import { readSourceFile } from '../../src/engine/content/source/source-file.ts'
import { parseYaml } from '../../src/engine/content/yaml/parse-yaml.ts'
import { textSchema } from '../../src/engine/model/entries/text.ts'
import { findUnsafe } from './find-unsafe.ts'

/** The result of compiling a file that was not written for this project. */
export interface Outcome {
  file: string
  milliseconds: number
  bytes: number
  /** Problems of its body and of its frontmatter, which does not have the fields of this site. */
  body: Diagnostic[]
  matter: Diagnostic[]
  /** Errors of the compiler: an exception, a position outside the file, unsafe HTML. */
  faults: string[]
}

const noImage = () => undefined

/** Compiles a file like a text of the site; without frontmatter, all of it is the body. */
export async function compileFile(file: string): Promise<Outcome> {
  const [matter, body] = [new Diagnostics(), new Diagnostics()]
  const faults: string[] = []
  let milliseconds = 0
  let text = ''
  try {
    const start = performance.now()
    const source = await readSourceFile(new ScannedFile(file, statSync(file).size, undefined), file, body)
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
