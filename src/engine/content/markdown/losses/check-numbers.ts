import type { Token } from 'markdown-it'
import { say } from '#lib/say/message.ts'
import { rules } from '../../source/rules.ts'
import { levelIndent, toItemStart } from '../parser/item-start.ts'
import { startOf, type MarkdownContext } from '../parser/markdown-context.ts'

/** The numbers of a list, as far as they are read. */
interface Numbers {
  first: number
  last: number
  count: number
  /** How far the mark of the first item is indented. */
  indent: number
  /** True if items were meant as another level, which is reported apart. */
  isUneven: boolean
}

/**
 * Reports numbers of lists that are shown as others: the parser takes that of the first item, and counts from there. Lists in
 * which each item has the number of the first ask to be counted.
 */
export function checkNumbers(tokens: readonly Token[], context: MarkdownContext): void {
  const open: (Numbers | undefined)[] = []
  for (const { type, info, map } of tokens) {
    if (type === 'ordered_list_open') open.push({ first: 0, last: 0, count: 0, indent: 0, isUneven: false })
    if (type === 'bullet_list_open') open.push(undefined)
    if (type === 'ordered_list_close' || type === 'bullet_list_close') open.pop()
    const list = open.at(-1)
    if (type !== 'list_item_open' || !list || !map) continue
    const number = Number(info)
    const indent = toItemStart(context.lines[map[0]])?.mark ?? 0
    if (list.count === 0) Object.assign(list, { first: number, indent })
    list.isUneven ||= indent >= list.indent + levelIndent
    const shown = list.first + list.count
    const isCounted = number === list.first && list.last === list.first
    if (number !== shown && !isCounted && !list.isUneven) {
      const message = say`The number ${info} is shown as ${String(shown)}; write ${String(shown)}, or a paragraph between two lists`
      context.diagnostics.error(rules.lostText, context.source.name, startOf(context, map[0]), message)
    }
    list.last = number
    list.count++
  }
}
