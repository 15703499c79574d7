import { parse, type AtRule, type Declaration, type Rule } from 'postcss'
import { compatKeys } from './compat-keys.ts'

/** Keys of functions in values, wherever they stand: `color-mix` → `css.types.color.color-mix`. */
const functions = new Map(
  [...compatKeys.keys()].flatMap((key) => {
    const name = /^css\.types\.(?:[\w-]+\.)*([\w-]+)$/.exec(key)?.[1]
    return name === undefined ? [] : [[name, key] as const]
  }),
)

/** Units that came later than others; the keys name groups of them. */
const units: readonly (readonly [RegExp, string])[] = [
  [/\d[dls]v(?:w|h|i|b|min|max)\b/, 'css.types.length.viewport_percentage_units_dynamic'],
  [/\dcq(?:w|h|i|b|min|max)\b/, 'css.types.length.container_query_length_units'],
  [/\dr?lh\b/, 'css.types.length.lh'],
  [/\dr?cap\b/, 'css.types.length.cap'],
]

/** The keys of everything that a style sheet uses. Without what only one engine knows by its prefix. */
export function findInStyles(css: string): Set<string> {
  const found = new Set<string>()
  const add = (key: string) => compatKeys.has(key) && found.add(key)
  parse(css).walk((node) => {
    if (node.type === 'decl') addDeclaration(node, add)
    if (node.type === 'rule') addRule(node, add)
    if (node.type === 'atrule') addAtRule(node, add)
  })
  return found
}

function addDeclaration({ prop, value }: Declaration, add: (key: string) => unknown): void {
  if (!prop.startsWith('--')) add(`css.properties.${prop}`)
  const plain = value.replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '')
  for (const [, word = ''] of plain.matchAll(/(?<![\w-])(-?[a-z][\w-]*)(?!\()/gi)) add(`css.properties.${prop}.${word}`)
  for (const [, name = ''] of plain.matchAll(/(?<![\w-])([a-z][\w-]*)\(/gi)) {
    add(`css.properties.${prop}.${name}`)
    add(functions.get(name) ?? '')
    if (new RegExp(`\\b${name}\\(from `).test(plain)) add(`css.types.color.${name}.relative_syntax`)
  }
  for (const [pattern, key] of units) if (pattern.test(plain)) add(key)
}

function addRule({ selector, parent }: Rule, add: (key: string) => unknown): void {
  for (const [, name = ''] of selector.matchAll(/::?([a-z][\w-]*)/g)) add(`css.selectors.${name}`)
  if (parent?.type === 'rule' || /&/.test(selector)) add('css.selectors.nesting')
}

function addAtRule({ name, params }: AtRule, add: (key: string) => unknown): void {
  add(`css.at-rules.${name}`)
  if (name === 'media' || name === 'container') {
    if (/[<>]/.test(params)) add('css.at-rules.media.range_syntax')
    for (const [, feature = ''] of params.matchAll(/\(\s*([a-z-]+)/g)) {
      add(`css.at-rules.${name}.${feature}`)
    }
  }
}
