import type { Span } from './read-ink.ts'

/** A piece of text on paper. Lengths are in points, from the sheet's upper left corner. */
export interface PlacedText {
  text: string
  left: number
  right: number
}

export interface SheetText extends PlacedText, Span {
  /** Of what it is part, outermost first: `Table`, `TR`, `TH`. */
  roles: readonly string[]
  /** True if it is in a row of a table that has no value: the head, or the name of a group of rows. */
  isRowOfHeads: boolean
}

interface TextItem {
  str: string
  width: number
  transform: readonly number[]
}

/** The marks that pdf.js puts between texts: the text of one mark belongs to one leaf of the structure. */
interface Mark {
  type: string
  id?: string
}

interface Content {
  items: readonly (TextItem | Mark)[]
}

/** An element of the structure, or a leaf that names a mark. */
interface StructureNode {
  role?: string
  type?: string
  id?: string
  children?: readonly StructureNode[]
}

/** How far letters reach below their line, of their size. */
const descent = 0.25

/** The texts of a page in the order of its structure, as a screen reader reads them. */
export function readTexts(content: Content, structure: StructureNode | null, height: number): SheetText[] {
  const byMark = toItemsByMark(content)
  const texts: SheetText[] = []
  const collect = (node: StructureNode, roles: readonly string[], isRowOfHeads: boolean): void => {
    for (const { str, width, transform } of (node.id && byMark.get(node.id)) || []) {
      const [size = 0, , , , left = 0, line = 0] = transform
      const top = height - line - Math.abs(size)
      const bottom = height - line + descent * Math.abs(size)
      if (str.trim() !== '') texts.push({ text: str, roles, isRowOfHeads, left, right: left + width, top, bottom })
    }
    const inner = node.role === undefined ? roles : [...roles, node.role]
    const isInRow = isRowOfHeads || (node.role === 'TR' && !(node.children ?? []).some(({ role }) => role === 'TD'))
    for (const child of node.children ?? []) collect(child, inner, isInRow)
  }
  if (structure) collect(structure, [], false)
  return texts
}

function toItemsByMark({ items }: Content): Map<string, TextItem[]> {
  const open: string[] = []
  const byMark = new Map<string, TextItem[]>()
  for (const item of items) {
    if ('str' in item) {
      const mark = open.at(-1) ?? ''
      byMark.set(mark, [...(byMark.get(mark) ?? []), item])
    } else if (item.type === 'endMarkedContent') open.pop()
    else open.push(item.id ?? '')
  }
  return byMark
}
