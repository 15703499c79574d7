import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import { compatKeys } from './compat-keys.ts'

type Node = DefaultTreeAdapterTypes.Node

/** The keys of the elements and attributes of a page. */
export function findInHtml(html: string): Set<string> {
  const found = new Set<string>()
  const add = (key: string) => compatKeys.has(key) && found.add(key)
  const visit = (node: Node): void => {
    if ('attrs' in node) {
      add(`html.elements.${node.tagName}`)
      for (const { name, value } of node.attrs) {
        for (const place of [`elements.${node.tagName}`, 'global_attributes']) {
          add(`html.${place}.${name}`)
          add(`html.${place}.${name}.${value}`)
        }
      }
    }
    if ('childNodes' in node) for (const child of node.childNodes) visit(child)
    if ('content' in node) visit(node.content)
  }
  visit(parse(html))
  return found
}
