import { isMap, isSeq, type YAMLSeq } from 'yaml'
import type { PlainValue } from './plain-value.ts'
import { planLineAfter, type Plan } from './splice.ts'
import { writeAfterDash, writeInline } from './write-value.ts'
import {
  dashOf,
  endOf,
  endOfItem,
  isFirstInLine,
  nextLine,
  startOf,
  startOfLine,
  type Place,
  type YamlSource,
} from './yaml-source.ts'

/** How to insert an item into a list that has some. */
export function planInsertItem({ text }: YamlSource, { node: list }: Place, index: number, value: PlainValue): Plan {
  if (!isSeq(list) || index > list.items.length || index < 0) return undefined
  const like = list.items[Math.max(0, index - 1)]
  if (list.flow === true) {
    const written = writeInline(value, { isInFlow: true, like })
    const start = startOf(list.items[index])
    if (index < list.items.length)
      return start === undefined ? undefined : { from: start, to: start, insert: `${written}, ` }
    const end = endOfItem(list.items.at(-1))
    return end === undefined ? undefined : { from: end, to: end, insert: `, ${written}` }
  }
  const firstDash = dashOf(list, 0)
  if (firstDash === undefined) return undefined
  const indent = firstDash - startOfLine(text, firstDash)
  const toLine = (isInline: boolean) =>
    `${' '.repeat(indent)}-${writeAfterDash(value, { indent, isInline, isInFlow: false, like })}`
  if (index > 0) return planLineAfter(text, endOfListItem(list, index - 1), toLine)
  if (!isFirstInLine(text, firstDash)) return undefined
  const from = startOfLine(text, firstDash)
  return { from, to: from, insert: `${toLine(false)}\n` }
}

function endOfListItem(list: YAMLSeq, index: number): number | undefined {
  return endOfItem(list.items[index])
}

/** How to remove a field or an item; its group or list has others. */
export function planRemove({ text }: YamlSource, { container, index, pair }: Place): Plan {
  if (!container || container.items.length < 2) return undefined
  const startOfAt = (at: number): number | undefined => {
    const one = container.items[at]
    return isMap(container)
      ? startOf(container.items[at]?.key)
      : container.flow === true
        ? startOf(one)
        : dashOf(container, at)
  }
  const start = startOfAt(index)
  const end = endOfItem(container.items[index])
  const next = startOfAt(index + 1)
  if (start === undefined || end === undefined) return undefined
  if (container.flow === true) {
    const before = endOfItem(container.items[index - 1])
    const [from, to] = next === undefined ? [before, end] : [start, next]
    if (from === undefined) return undefined
    const around = next === undefined ? text.slice(from, start) : text.slice(end, to)
    return around.includes('#') ? 'comment' : { from, to, insert: '' }
  }
  if (!isFirstInLine(text, start)) {
    // The first field of an item, on the line of its dash: the next one comes up.
    if (!pair || next === undefined) return undefined
    return text.slice(end, next).includes('#') ? 'comment' : { from: start, to: next, insert: '' }
  }
  const from = startOfLine(text, start)
  const to = nextLine(text, end)
  // The line break before goes instead, where the text ends without one.
  const isCut = to === text.length && text[to - 1] !== '\n' && from > 0
  return { from: isCut ? from - (text[from - 2] === '\r' ? 2 : 1) : from, to, insert: '' }
}

/** How to move an item of a list: in lines, with the comments above it. */
export function planMove(source: YamlSource, list: unknown, { from, to }: { from: number; to: number }): Plan {
  if (!isSeq(list)) return undefined
  return list.flow === true ? planMoveInFlow(source, list, { from, to }) : planMoveLines(source, list, { from, to })
}

function moved<Item>(items: readonly Item[], { from, to }: { from: number; to: number }): Item[] {
  return items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1))
}

function planMoveInFlow({ text }: YamlSource, list: YAMLSeq, move: { from: number; to: number }): Plan {
  const ranges = list.items.map((item) => ({ start: startOf(item), end: endOf(item) }))
  const sources = moved(
    ranges.map(({ start, end }) => text.slice(start, end)),
    move,
  )
  const first = ranges[0]?.start
  const last = ranges.at(-1)?.end
  if (first === undefined || last === undefined) return undefined
  const insert = sources.map((one, index) => one + text.slice(ranges[index]?.end, ranges[index + 1]?.start ?? last))
  return { from: first, to: last, insert: insert.join('') }
}

function planMoveLines({ text, newline }: YamlSource, list: YAMLSeq, move: { from: number; to: number }): Plan {
  const dash = dashOf(list, 0)
  if (dash === undefined || !isFirstInLine(text, dash)) return undefined
  const first = startOfLine(text, dash)
  const parts: string[] = []
  let start = first
  for (const index of list.items.keys()) {
    const end = endOfListItem(list, index)
    if (end === undefined) return undefined
    const next = nextLine(text, end)
    parts.push(text.slice(start, next))
    start = next
  }
  const isCut = !(parts.at(-1) ?? '').endsWith('\n')
  const insert = moved(parts, move)
    .map((part) => (part.endsWith('\n') ? part : part + newline))
    .join('')
  return { from: first, to: start, insert: isCut ? insert.slice(0, -newline.length) : insert }
}
