import { SaxesParser } from 'saxes'

/** An element of an XML document. */
export interface XmlElement {
  /** With its namespace: `{http://www.w3.org/2005/Atom}entry`. */
  name: string
  /** By name as written: `xml:lang`. */
  attributes: Readonly<Record<string, string>>
  children: readonly XmlElement[]
  /** Its own text, without that of its children. */
  text: string
}

/** Reads an XML document with namespaces, strictly. @throws where it is not well-formed */
export function readXml(text: string): XmlElement {
  interface Open extends XmlElement {
    children: XmlElement[]
  }
  const root: Open = { name: '', attributes: {}, children: [], text: '' }
  const stack: Open[] = [root]
  const parser = new SaxesParser({ xmlns: true })
  const add = (value: string) => {
    const current = stack.at(-1)
    if (current) current.text += value
  }
  parser.on('error', (error) => {
    throw error
  })
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('opentag', ({ uri, local, attributes }) => {
    const values = Object.entries(attributes).map(([name, { value }]): [string, string] => [name, value])
    const element: Open = { name: `{${uri}}${local}`, attributes: Object.fromEntries(values), children: [], text: '' }
    stack.at(-1)?.children.push(element)
    stack.push(element)
  })
  parser.on('closetag', () => void stack.pop())
  parser.write(text).close()
  const [document] = root.children
  if (!document) throw new Error('The document is empty')
  return document
}

/** The children of an element with a name, in the namespace of the element. */
export function childrenOf({ name, children }: XmlElement, local: string): readonly XmlElement[] {
  const own = name.slice(0, name.indexOf('}') + 1) + local
  return children.filter((child) => child.name === own)
}

/** The text of the only child with a name. @throws where there is none, or more than one */
export function textOf(element: XmlElement, local: string): string {
  const [found, ...others] = childrenOf(element, local)
  if (!found || others.length > 0)
    throw new Error(`${element.name} has ${found ? others.length + 1 : 0} × ${local}, not one`)
  return found.text.trim()
}
