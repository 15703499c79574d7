import { isCollection, isMap, isScalar, visit, type Document, type ErrorCode, type Node, type YAMLMap } from 'yaml'
import { say, type Message } from '#lib/say/message.ts'
import { hasRange } from './locate-field.ts'

export interface YamlProblem {
  offset: number
  message: Message
}

const maxDepth = 32

/** Further syntax errors are usually consequences of the first ones. */
const syntaxErrorLimit = 5

const notField = say`Not a field; write "name: value", with a space after the colon`

/** Messages for common mistakes. The messages of the parser use terms of the YAML specification. */
const advice: Partial<Record<ErrorCode, Message>> = {
  BAD_SCALAR_START: say`Value starts with a special character; put the whole value in quotes`,
  BLOCK_AS_IMPLICIT_KEY: say`Value contains a colon followed by a space, which starts a field; put the whole value in quotes`,
  MULTILINE_IMPLICIT_KEY: notField,
  MULTIPLE_DOCS: say`The line "---" starts a second document; remove it`,
  TAB_AS_INDENT: say`Tabs are not allowed as indentation; write spaces`,
  UNEXPECTED_TOKEN: say`Unexpected text; put the whole value in quotes`,
}

function explain(code: ErrorCode, message: string): Message {
  if (code === 'BAD_INDENT') {
    return message.startsWith('Flow')
      ? say`Unclosed bracket; write "]" or "}" here`
      : say`Wrong indentation; align the line with the other lines of its block`
  }
  if (message.startsWith('Implicit map keys')) return notField
  const [, quote] = /^Missing closing (['"])/.exec(message) ?? []
  if (quote !== undefined) return say`Missing closing quote; write ${quote} at the end of the value`
  return advice[code] ?? say`This is no YAML that can be read: ${message.split('\n', 1)[0]}`
}

const tooDeep = say`Nested too deeply; reduce the nesting`

/**
 * Errors in YAML that are found before validation: syntax errors, and features that are not allowed. Aliases can expand a
 * small file to a huge one; tags set types, which is the task of the schemas.
 */
export function findYamlProblems(document: Document): YamlProblem[] {
  const errors = document.errors.slice(0, syntaxErrorLimit)
  const overflow = errors.find(({ message }) => message.includes('call stack'))
  if (overflow) return [{ offset: overflow.pos[0], message: tooDeep }]
  if (errors.length > 0)
    return errors.map(({ pos, code, message }) => ({ offset: pos[0], message: explain(code, message) }))

  const problems: YamlProblem[] = []
  const report = (node: Node, message: Message) => {
    problems.push({ offset: node.range?.[0] ?? 0, message })
    return visit.BREAK
  }
  try {
    visit(document, {
      Node: (_key, node, path) => {
        if (path.filter(isCollection).length > maxDepth) return report(node, tooDeep)
        if (node.tag)
          return report(
            node,
            say`YAML tag "${node.tag.split(':').at(-1) ?? ''}" is not allowed; write the value without it`,
          )
        // Without a space after the "#", it is probably part of the value.
        if (isScalar(node) && node.type === 'PLAIN' && /^\S/.test(node.comment ?? '')) {
          const word = node.comment?.split(/\s/, 1)[0] ?? ''
          return report(node, say`"#${word}" is read as a comment; put the whole value in quotes`)
        }
        if (isMap(node)) for (const problem of findBadKeys(node)) problems.push(problem)
        return undefined
      },
      Alias: (_key, node) => report(node, say`YAML alias *${node.source} is not allowed; write the value out`),
    })
  } catch (error) {
    if (!(error instanceof RangeError)) throw error // only very deep nesting exceeds the stack
    return [{ offset: 0, message: tooDeep }]
  }
  return problems
}

/** Replaces the parser's check for duplicate keys, which compares all pairs and takes minutes for a large file. */
function findBadKeys(map: YAMLMap): YamlProblem[] {
  const seen = new Set<string>()
  return map.items.flatMap(({ key }) => {
    if (!isScalar(key)) {
      return [
        {
          offset: hasRange(key) ? key.range[0] : 0,
          message: say`The name of a field must be a word, not a list; write "name: value"`,
        },
      ]
    }
    const name = String(key.value)
    if (!seen.has(name)) {
      seen.add(name)
      return []
    }
    return [{ offset: key.range?.[0] ?? 0, message: say`Duplicate field "${name}"; keep one` }]
  })
}
