import { SaxesParser, type SaxesTagPlain } from 'saxes'

/** Shapes, colours and their containers. Whatever is not here could run, load, or look different on each machine. */
const elements = new Set(
  (
    'svg g defs symbol use title desc metadata path rect circle ellipse line polyline polygon clipPath mask pattern ' +
    'linearGradient radialGradient stop filter feGaussianBlur feOffset feBlend feColorMatrix feComposite feFlood feMerge ' +
    'feMergeNode feTurbulence feDisplacementMap feMorphology'
  ).split(' '),
)

const reasons: Readonly<Record<string, string>> = {
  text: 'its letters would differ from machine to machine; turn text into paths',
  style: 'write its rules as attributes',
  image: 'an image inside an image is not published',
}

/** A reference in a value that is not to a place in the same drawing; a backslash can hide one. */
const outside = /url\(\s*["']?\s*(?!["'#\s])|@import|image-set|javascript:|\\/i

/** Why a drawing cannot be published, as a sentence for its editor; undefined where it can. */
export function findSvgProblem(text: string): string | undefined {
  const problems: string[] = []
  const parser = new SaxesParser()
  parser.on('doctype', () => problems.push('Has a document type, which may hide what it holds; remove it'))
  parser.on('processinginstruction', ({ target }) => {
    if (target !== 'xml') problems.push(`Has an instruction "${target}", which may load something; remove it`)
  })
  parser.on('opentag', (tag) => problems.push(...problemsOf(tag)))
  parser.on('error', (error) => problems.push(`Is no SVG that can be read: ${error.message}`))
  try {
    parser.write(text).close()
  } catch (error) {
    problems.push(`Is no SVG that can be read: ${error instanceof Error ? error.message : String(error)}`)
  }
  return problems[0]
}

function problemsOf({ name, attributes }: SaxesTagPlain): string[] {
  if (!elements.has(name)) return [`Has <${name}>: ${reasons[name] ?? 'only shapes are published'}`]
  return Object.entries(attributes).flatMap(([key, value]) => {
    const local = key.slice(key.indexOf(':') + 1).toLowerCase()
    if (local.startsWith('on')) return [`Has ${key}="…" on <${name}>: a drawing runs nothing`]
    if (local === 'href' && !value.trim().startsWith('#')) return [`Refers to "${value}": a drawing loads nothing`]
    if (!key.startsWith('xmlns') && outside.test(value)) {
      return [`Refers to something outside in ${key}="${value}": a drawing loads nothing`]
    }
    return []
  })
}
