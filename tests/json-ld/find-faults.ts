import { googleRules } from './google-rules.ts'
import type { Vocabulary } from './read-vocabulary.ts'

/** An object of JSON-LD. */
interface Node {
  readonly '@type': string
  readonly [property: string]: unknown
}

/** The nodes of a page's JSON-LD. @throws if it is no JSON, or no graph */
export function parseGraph(text: string): Node[] {
  const graph: unknown = JSON.parse(text)
  if (!isObject(graph) || graph['@context'] !== 'https://schema.org') throw new Error('has no context')
  const nodes = toList(graph['@graph']).filter(isNode)
  if (nodes.length === 0) throw new Error('has no nodes')
  return nodes
}

/** Faults of a node: unknown types and properties, values of a wrong type, and what search engines lack. */
export function findFaults(node: Node, vocabulary: Vocabulary): string[] {
  return [...findVocabularyFaults(node, vocabulary), ...findRuleFaults(node)]
}

function findVocabularyFaults(node: Node, vocabulary: Vocabulary): string[] {
  const type = node['@type']
  if (!vocabulary.ancestorsOf(type)) return [`${type} is no type`]
  return Object.entries(node).flatMap(([property, value]) => {
    if (property.startsWith('@') || property === 'query-input') return []
    const range = vocabulary.rangeOf(type, property)
    if (!range) return [`${type} has no property ${property}`]
    const values = toList(value)
    if (values.length === 0) return [`${type}.${property} is empty`]
    return values.flatMap((one) => {
      if (one === '' || one === null || one === undefined) return [`${type}.${property} is empty`]
      if (!isNode(one)) return isObject(one) ? [`${type}.${property} has no type`] : []
      const ancestors = vocabulary.ancestorsOf(one['@type']) ?? new Set()
      const isExpected = [...range].some((name) => ancestors.has(name))
      return [
        ...(isExpected ? [] : [`${type}.${property} may not be of the type ${one['@type']}`]),
        ...findVocabularyFaults(one, vocabulary),
      ]
    })
  })
}

function findRuleFaults(node: Node): string[] {
  const type = node['@type']
  const rules = googleRules[type]
  if (!rules) return []
  const { required, recommended, left = {} } = rules
  return [...required, ...recommended]
    .filter((path) => !(path in left) && !hasValue(node, path.split('.')))
    .map((path) => `${type}.${path} is missing`)
}

/** True if each value on the way has the property. */
function hasValue(value: unknown, [first, ...rest]: string[]): boolean {
  if (first === undefined) return true
  const values = toList(isObject(value) ? value[first] : undefined)
  return values.length > 0 && values.every((one) => hasValue(one, rest))
}

function toList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : value === undefined ? [] : [value]
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isNode(value: unknown): value is Node {
  return isObject(value) && typeof value['@type'] === 'string'
}
