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

const notReadable = say`This is no YAML that can be read; write it as in another entry`

const noMark = say`“&”, “*”, “!” and “%” have a meaning of their own in YAML; put the whole value in quotes`
const inBrackets = say`Between brackets, items are separated by commas, and ": " stands behind a name; put values with other signs in quotes`

/** Messages for mistakes: those of the parser use terms of the YAML specification, and have no translation. */
const advice: Readonly<Record<ErrorCode, Message>> = {
  ALIAS_PROPS: noMark,
  BAD_ALIAS: noMark,
  BAD_COLLECTION_TYPE: noMark,
  BAD_DIRECTIVE: say`A line that begins with “%” is an instruction in YAML; put the value in quotes`,
  BAD_DQ_ESCAPE: say`In "…", a backslash has a meaning of its own; write two, or put the value in '…'`,
  BAD_INDENT: say`Wrong indentation; align the line with the other lines of its block`,
  BAD_PROP_ORDER: noMark,
  BAD_SCALAR_START: say`Value starts with a special character; put the whole value in quotes`,
  BLOCK_AS_IMPLICIT_KEY: say`Value contains a colon followed by a space, which starts a field; put the whole value in quotes`,
  BLOCK_IN_FLOW: inBrackets,
  DUPLICATE_KEY: say`This field stands here twice; keep one`,
  IMPOSSIBLE: notReadable,
  KEY_OVER_1024_CHARS: notField,
  MISSING_CHAR: say`A sign is missing here: a comma between items, a space behind ":" or before "#", or "- " before an item`,
  MULTILINE_IMPLICIT_KEY: notField,
  MULTIPLE_ANCHORS: noMark,
  MULTIPLE_DOCS: say`The line "---" starts a second document; remove it`,
  MULTIPLE_TAGS: noMark,
  NON_STRING_KEY: notField,
  RESOURCE_EXHAUSTION: notReadable,
  TAB_AS_INDENT: say`Tabs are not allowed as indentation; write spaces`,
  TAG_RESOLVE_FAILED: noMark,
  UNEXPECTED_TOKEN: say`Unexpected text; put the whole value in quotes`,
}

function explain(code: ErrorCode, message: string): Message {
  if (code === 'BAD_INDENT' && message.startsWith('Flow')) return say`Unclosed bracket; write "]" or "}" here`
  if (message.startsWith('Implicit map keys')) return notField
  const [, quote] = /^Missing closing (['"])/.exec(message) ?? []
  if (quote !== undefined) return say`Missing closing quote; write ${quote} at the end of the value`
  return advice[code]
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
