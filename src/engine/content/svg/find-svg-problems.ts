import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { say, type Message } from '#lib/say/message.ts'
import type { Position } from '../source/diagnostics.ts'
import { createPositionAt } from '../source/position-at.ts'
import { notes, type SvgProfile } from './svg-profiles.ts'

export interface SvgProblem extends Position {
  /** A sentence for the editor of the file. */
  message: Message
}

/**
 * The parts of an SVG file that a profile does not allow, in the order of the file; none where it can be published. The file is
 * read as it came, before any cleaning: an editor shall see what is hostile in it. A syntax error ends the search.
 */
export function findSvgProblems(text: string, profile: SvgProfile): SvgProblem[] {
  const found: { offset: number; message: Message }[] = []
  const parser = new SaxesParser()
  const open: string[] = []
  let contentStart = 0
  const report = (offset: number, message: Message | undefined) => {
    if (message !== undefined) found.push({ offset: Math.max(offset, 0), message })
  }
  const findBefore = (part: string) => text.lastIndexOf(part, parser.position - 1)

  parser.on('doctype', (doctype) => report(text.indexOf('<!DOCTYPE'), explainDoctype(doctype, profile)))
  parser.on('processinginstruction', ({ target }) => report(findBefore('<?'), say`Has <?${target}?>; remove it`))
  parser.on('attribute', ({ name, value }) => report(findBefore(name), explainAttribute(name, value, profile)))
  parser.on('opentag', (tag) => {
    report(findBefore('<'), explainRoot(tag, open.length, profile) ?? explainElement(tag.name, profile))
    open.push(tag.name)
    contentStart = parser.position
  })
  parser.on('closetag', () => {
    open.pop()
    contentStart = parser.position
  })
  const read = (content: string) => {
    report(contentStart + content.length - content.trimStart().length, explainText(content, open, profile))
  }
  parser.on('text', read)
  parser.on('cdata', read)
  try {
    parser.write(text).close()
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/^[\d:\s]+/, '') : String(error)
    report(parser.position - 1, say`Is no SVG that can be read: ${reason}`)
  }
  const positionAt = createPositionAt(text)
  return found
    .toSorted((a, b) => a.offset - b.offset)
    .map(({ offset, message }) => ({ ...positionAt(offset), message }))
}

function explainDoctype(doctype: string, { isCleaned }: SvgProfile): Message | undefined {
  // Cleaning removes a document type, but only after the entities that it declares have been replaced.
  return isCleaned && !doctype.includes('[')
    ? undefined
    : say`Has a document type, which may declare entities; remove it`
}

function explainRoot({ name, attributes }: SaxesTagPlain, depth: number, profile: SvgProfile): Message | undefined {
  if (depth > 0) return undefined
  if (name !== 'svg') return say`Is <${name}>, not <svg>`
  return profile.needsViewBox && !('viewBox' in attributes) ? say`Has no viewBox` : undefined
}

function explainElement(name: string, { elements, advice, isCleaned }: SvgProfile): Message | undefined {
  if (elements.has(name) || (isCleaned && name.includes(':'))) return undefined
  return say`Has <${name}>: ${Object.hasOwn(advice, name) ? (advice[name] ?? advice.other) : advice.other}`
}

function explainAttribute(name: string, value: string, profile: SvgProfile): Message | undefined {
  const { noun, references } = profile
  const local = name.slice(name.indexOf(':') + 1).toLowerCase()
  if (local.startsWith('on')) return say`Has ${name}="…": ${noun} runs no script`
  if (local === 'href' || local === 'src') {
    if (references === 'inside' && value.trim().startsWith('#')) return undefined
    return say`Has ${name}="…": ${noun} refers to ${references === 'inside' ? say`places in itself alone` : say`nothing`}`
  }
  return /^xmlns(?::|$)/i.test(name) ? undefined : explainValue(value, profile)
}

/** A reference or a script in a value; an image is published with its styles, in which a backslash could hide one. */
const foreign: Readonly<Record<SvgProfile['references'], RegExp>> = {
  none: /(?:java|vb)script:|data:|@import|image-set|expression\(|url\(/i,
  inside: /(?:java|vb)script:|@import|image-set|expression\(|url\((?!["']?#)|\\/i,
}

function explainValue(value: string, { noun, references }: SvgProfile): Message | undefined {
  const match = foreign[references].exec(value.replace(/\s+/g, ''))
  return match ? say`Has "${match[0]}": ${noun} runs nothing and loads nothing` : undefined
}

function explainText(content: string, open: readonly string[], profile: SvgProfile): Message | undefined {
  if (open.at(-1) === 'style') return explainValue(content, profile)
  const isDrawn = !open.some((tag) => notes.has(tag) || tag.includes(':'))
  return isDrawn && content.trim() !== '' ? say`Has text; turn letters into paths` : undefined
}
