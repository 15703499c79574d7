import { isCollection, isMap, isScalar, visit, type Document, type ErrorCode, type Node, type YAMLMap } from 'yaml'
import { hasRange } from './locate-field.ts'

export interface YamlProblem {
  offset: number
  message: string
}

const deepest = 32

/** What comes after the first few syntax errors is their echo. */
const syntaxErrorLimit = 5

/** What editors write by mistake, where the parser's own words are for those who write parsers. */
const advice: Partial<Record<ErrorCode, string>> = {
  BAD_SCALAR_START: 'Begins with a sign that means something of its own; put the whole value in quotes',
  BLOCK_AS_IMPLICIT_KEY: 'Has a colon and a blank in it, which begin a field; put the whole value in quotes',
  MULTILINE_IMPLICIT_KEY: 'Is no field: write "name: value", with a blank after the colon',
  MULTIPLE_DOCS: 'A line "---" begins something else here; remove it',
  UNEXPECTED_TOKEN: 'Stands where nothing is expected; put the whole value in quotes',
}

function explain(code: ErrorCode, message: string): string {
  if (code === 'BAD_INDENT') {
    return message.startsWith('Flow')
      ? 'What a bracket begins must end here: write "]" or "}"'
      : 'Begins at another column than what it belongs to; put it in line'
  }
  return advice[code] ?? firstLine(message)
}

const tooDeep = 'Is nested too deeply; write it flatter'

/**
 * What is refused of YAML before any schema sees it: what does not parse, and what facts have no use for. Aliases are
 * how a small file becomes a huge one; tags choose types that the schemas shall choose.
 */
export function findYamlProblems(document: Document): YamlProblem[] {
  const errors = document.errors.slice(0, syntaxErrorLimit)
  const overflow = errors.find(({ message }) => message.includes('call stack'))
  if (overflow) return [{ offset: overflow.pos[0], message: tooDeep }]
  if (errors.length > 0)
    return errors.map(({ pos, code, message }) => ({ offset: pos[0], message: explain(code, message) }))

  const problems: YamlProblem[] = []
  const refuse = (node: Node, message: string) => {
    problems.push({ offset: node.range?.[0] ?? 0, message })
    return visit.BREAK
  }
  try {
    visit(document, {
      Node: (_key, node, path) => {
        if (path.filter(isCollection).length > deepest) return refuse(node, tooDeep)
        if (node.tag) return refuse(node, `Has a type of its own, ${node.tag.split(':').at(-1)}; write the value alone`)
        // A comment of its own has a blank after its sign: this is a value that has one in it.
        if (isScalar(node) && node.type === 'PLAIN' && /^\S/.test(node.comment ?? '')) {
          const word = node.comment?.split(/\s/, 1)[0]
          return refuse(node, `Ends before "#${word}", which is taken for a comment; put the whole value in quotes`)
        }
        if (isMap(node)) for (const problem of findBadKeys(node)) problems.push(problem)
        return undefined
      },
      Alias: (_key, node) => refuse(node, `Repeats "${node.source}" by *${node.source}; write it out`),
    })
  } catch (error) {
    if (!(error instanceof RangeError)) throw error // the stack: nothing less deep than this overflows it
    return [{ offset: 0, message: tooDeep }]
  }
  return problems
}

/** The parser's own look at duplicate keys compares each with each, which takes minutes for a file of nothing but keys. */
function findBadKeys(map: YAMLMap): YamlProblem[] {
  const seen = new Set<string>()
  return map.items.flatMap(({ key }) => {
    if (!isScalar(key)) {
      return [{ offset: hasRange(key) ? key.range[0] : 0, message: 'A field is named by a word, not by a list' }]
    }
    const name = String(key.value)
    if (!seen.has(name)) {
      seen.add(name)
      return []
    }
    return [{ offset: key.range?.[0] ?? 0, message: `The field "${name}" stands here twice; keep one` }]
  })
}

function firstLine(message: string): string {
  return message.split('\n', 1)[0] ?? message
}
