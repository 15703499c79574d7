import { SaxesParser } from 'saxes'
import type { Diagnostics, Position } from '../source/diagnostics.ts'
import type { SourceFile } from '../source/source-file.ts'

/** What an icon is drawn with. */
const shapes = new Set(['svg', 'g', 'path', 'circle', 'ellipse', 'line', 'polygon', 'polyline', 'rect'])

/** What drawing programs add, and cleaning takes away. */
const notes = new Set(['title', 'desc', 'metadata', 'defs', 'style'])

const advice: Readonly<Record<string, string>> = {
  script: 'an icon runs no script',
  foreignObject: 'an icon holds nothing but shapes',
  text: 'turn letters into paths',
  use: 'draw what it refers to in its place',
  image: 'draw it as shapes',
  a: 'an icon links nowhere',
}

/**
 * Looks through an SVG file as it came, and says for each thing that an icon must not have where it stands: what is
 * hostile shall be seen, not silently cleaned away.
 * @returns whether nothing was found
 */
export function checkSvg({ name, text }: SourceFile, diagnostics: Diagnostics): boolean {
  const before = diagnostics.errors.length
  const parser = new SaxesParser({ position: true })
  const report = (message: string, offset: number) => diagnostics.error(name, toPosition(text, offset), message)
  const tagStart = () => Math.max(text.lastIndexOf('<', parser.position - 1), 0)
  const open: string[] = []
  let contentStart = 0

  parser.on('error', (error) => {
    report(`Is no XML: ${error.message.replace(/^[\d:\s]+/, '')}`, parser.position - 1)
    throw error
  })
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) report('Declares entities; an icon has none', text.indexOf('<!DOCTYPE'))
  })
  parser.on('processinginstruction', ({ target }) => report(`Has <?${target}?>; remove it`, tagStart()))
  parser.on('attribute', (attribute) => {
    const problem = findProblem(attribute)
    if (problem) report(problem, Math.max(text.lastIndexOf(attribute.name, parser.position), 0))
  })
  parser.on('opentag', ({ name: tag, attributes }) => {
    if (open.length === 0 && tag !== 'svg') report(`Is <${tag}>, not <svg>`, tagStart())
    else if (open.length === 0 && !('viewBox' in attributes)) report('Has no viewBox', tagStart())
    else if (!shapes.has(tag) && !notes.has(tag) && !tag.includes(':')) {
      report(`Has <${tag}>: ${advice[tag] ?? 'draw with plain shapes'}`, tagStart())
    }
    open.push(tag)
    contentStart = parser.position
  })
  parser.on('closetag', () => {
    open.pop()
    contentStart = parser.position
  })
  const read = (content: string) => {
    const isDrawn = open.every((tag) => shapes.has(tag))
    const problem =
      isDrawn && content.trim() !== '' ? 'Has text; turn letters into paths' : findProblem({ name: '', value: content })
    if (problem) report(problem, contentStart + content.length - content.trimStart().length)
  }
  parser.on('text', read)
  parser.on('cdata', read)
  try {
    parser.write(text).close()
  } catch (error) {
    // Reported above: after a syntax error nothing further can be said.
    if (diagnostics.errors.length === before) throw error
  }
  return diagnostics.errors.length === before
}

function findProblem({ name, value }: { name: string; value: string }): string | undefined {
  const plain = name.toLowerCase()
  if (plain.startsWith('on')) return `Has ${name}="…": an icon runs no script`
  if (/^(?:xlink:)?href$|^src$/.test(plain)) return `Has ${name}="…": an icon refers to nothing`
  if (plain.startsWith('xmlns')) return undefined
  const foreign = /(?:java|vb)script:|data:|@import|expression\(|url\(/i.exec(value.replace(/\s+/g, ''))
  return foreign ? `Has "${foreign[0]}": an icon runs, loads and refers to nothing` : undefined
}

function toPosition(text: string, offset: number): Position {
  const above = text.slice(0, offset).split('\n')
  return { line: above.length, column: (above.at(-1)?.length ?? 0) + 1 }
}
