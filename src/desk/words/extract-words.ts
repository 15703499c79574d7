import type { ExtractorType } from '@lingui/conf'
import { parseSync, Visitor, type ESTree } from 'vite'

/** The calls that describe a program or a step, whose last literal is a text for people who edit or run the site. */
const describing = /^(?:create(?:Publish)?Program|defineProgram|(?:progress\.)?step)$/

/** The ends of calls that describe a field, an option or an argument, and the place of the text in them. */
const described: readonly (readonly [RegExp, number])[] = [
  [/\.description$/, 0],
  [/\.(?:option|requiredOption|argument)$|^new Option$/, 1],
]

/** The actions of valibot, whose messages are sentences; a literal of a schema is none. */
const validating = /^v\.(?!literal$|description$)\w+$/

/** The property that says what a command does. */
const saying = 'says'

/** Extracts the texts for editors: tagged with `say`, of fields, of options, of commands. Each is its own key. */
export const wordsExtractor: ExtractorType = {
  match: (name) => /\.tsx?$/.test(name) && !/\.test\.ts$|-fixture\.ts$/.test(name),
  extract: (name, code, onMessage) => {
    const add = (text: string, start: number) => {
      const line = code.slice(0, start).split('\n').length
      onMessage({ id: text, message: text, origin: [name, line] })
    }
    const { program, errors } = parseSync(name, code)
    if (errors[0]) throw new Error(`${name}: ${errors[0].message}`)
    new Visitor({
      TaggedTemplateExpression: ({ tag, quasi, start }) => {
        if (code.slice(tag.start, tag.end) === 'say') add(toKey(quasi), start)
      },
      CallExpression: ({ callee, arguments: values }) => addLast(code.slice(callee.start, callee.end), values),
      NewExpression: ({ callee, arguments: values }) => addLast(`new ${code.slice(callee.start, callee.end)}`, values),
      Property: ({ key, value }) => {
        if (code.slice(key.start, key.end) !== saying) return
        const text = toText(value)
        if (text !== undefined) add(text, value.start)
      },
    }).visit(program)

    function addLast(callee: string, values: readonly ESTree.Argument[]): void {
      const place = described.find(([end]) => end.test(callee))?.[1]
      if (place !== undefined) {
        const value = values[place]
        const words = value && toText(value)
        if (value && words !== undefined) add(words, value.start)
        return
      }
      const isDescribing = describing.test(callee)
      if (!isDescribing && !validating.test(callee)) return
      const found = values.findLast((value) => toText(value) !== undefined)
      const text = found && toText(found)
      if (found && text !== undefined && (isDescribing || /^[A-Z]/.test(text))) add(text, found.start)
    }
  },
}

function toKey({ quasis }: ESTree.TemplateLiteral): string {
  return quasis
    .map(({ value }) => value.cooked ?? value.raw)
    .reduce((text, part, index) => `${text}{${index - 1}}${part}`)
}

/** A text without values. */
function toText(node: ESTree.Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) return toKey(node)
  if (node.type === 'BinaryExpression' && node.operator === '+') {
    const parts = [node.left, node.right].map(toText)
    return parts.includes(undefined) ? undefined : parts.join('')
  }
  return undefined
}
