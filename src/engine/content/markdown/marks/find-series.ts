import { say, type Message } from '#lib/say/message.ts'
import type { Fix } from '../../source/diagnostics.ts'
import { hasCells } from './item-marks.ts'
import type { Mark } from './mark.ts'

/** A line of a paragraph, with its place in the run. */
export interface Line {
  at: number
  text: string
}

interface Place {
  /** True if an item of a list begins with the paragraph. */
  isItem: boolean
  /** True if it is in a list or a quote. */
  isNested: boolean
}

/** A line that begins like an item. */
interface Start extends Line {
  /** The place of the line in its paragraph. */
  index: number
  /** Its mark, with the spaces behind it. */
  start: string
}

interface Series {
  pattern: RegExp
  /** True if its signs are those of items wherever a tab is behind them, also alone. */
  isSign?: true
  /** True if the first line of a paragraph counts too. */
  isFirst: boolean
  message: Message
  /** The repairs of the lines, where they are certain. */
  toFix?: (all: { starts: readonly Start[]; lines: readonly Line[] } & Place) => (start: Start) => string | undefined
}

const runTogether = say`begins no list: such lines run together; write "- "`
const apart = say`${runTogether} before each, or leave a blank line between them`

/** The letters and digits with which a mark counts. */
const coreOf = ({ start }: Start): string => start.replace(/^\p{Lu}\p{L}+ /u, '').replace(/[^\p{L}\d.]|\.\s*$/gu, '')

/** True if lines are counted from the first letter or number, so that none was wrapped there by chance. */
function areCounted(starts: readonly Start[]): boolean {
  const cores = starts.map(coreOf)
  return /^(?:[aAiI]|[1-9]\d?(?:\.1)*|1)$/.test(cores[0] ?? '') && new Set(cores).size === cores.length
}

/** Letters and numbers of documents stay as they are, each in a paragraph of its own. */
const separate: Series['toFix'] = ({ starts, isNested }) => {
  const isSure = !isNested && areCounted(starts)
  return ({ index, start }) => (isSure && index > 0 ? `\n${start}` : undefined)
}

/** The numbers of lines that are one more than the line before, from the first. */
function isAscending(starts: readonly Start[], first?: number): boolean {
  const numbers = starts.map(({ start }) => Number.parseInt(start, 10))
  const [from = 0] = numbers
  return (first === undefined || from === first) && numbers.every((number, index) => number === from + index)
}

/** Marks of the first level above an "o", which word processors write on the second. */
const bullet = /^[-+*–•●▪■·\uF0B7][ \t\u00A0]/u

/** With a tab behind it, as word processors paste it, a sign is that of an item. */
const withTab: Series['toFix'] =
  () =>
  ({ start }) =>
    start.includes('\t') ? '- ' : undefined

/** Starts of lines that lists have, but that make none within a paragraph. */
const series: readonly Series[] = [
  {
    pattern: /^\d{1,2}[.)][ \t]+(?=\S)/,
    isFirst: false,
    message: say`begins no list within a paragraph, and is shown in it; leave a blank line above the list`,
    toFix: ({ starts, isNested }) => {
      const first = !isNested && starts.length > 1 && isAscending(starts) ? starts[0] : undefined
      return (one) => (one === first ? `\n${one.start}` : undefined)
    },
  },
  {
    pattern: /^[–—][ \t\u00A0]+(?=\S)/,
    isSign: true,
    isFirst: true,
    message: say`${runTogether} for each item`,
    toFix: () => () => '- ',
  },
  {
    pattern: /^[-–—]{2,3}[ \t\u00A0]*(?=\p{L})/u,
    isFirst: false,
    message: say`begins no list, and is shown in the line above; write "- ", indented for a list in that item`,
  },
  // Numbers as offices write them, Word's bullets, arrows, and pictures from chats.
  {
    pattern: /^\d{1,2}\/[ \t\u00A0]+(?=\S)/,
    isFirst: true,
    message: apart,
    toFix: ({ starts }) => {
      const isSure = isAscending(starts, 1)
      return ({ start }) => (isSure ? start.replace(/\/\s+/, '. ') : undefined)
    },
  },
  { pattern: /^\d{1,2}(?:\.\d{1,2}){1,3}[.)]?[ \t\u00A0]+(?=\S)/, isFirst: true, message: apart, toFix: separate },
  { pattern: /^[IVX]{1,5}[.)][ \t\u00A0]+(?=\S)/, isFirst: true, message: apart, toFix: separate },
  {
    // Word writes letters where a font has a sign.
    pattern: /^(?:[o§]|[ØüŸvq](?=\t))[ \t\u00A0]+(?=\D)/,
    isSign: true,
    isFirst: true,
    message: apart,
    toFix: ({ lines, isItem }) => {
      const written = isItem || lines.some(({ text }) => bullet.test(text)) ? '  - ' : '- '
      // Alone between blank lines, only its writer knows of which level it is.
      return () => (lines.length > 1 ? written : undefined)
    },
  },
  { pattern: /^(?:->|=>|→|⇒)[ \t\u00A0]+(?=\S)/, isSign: true, isFirst: true, message: apart, toFix: withTab },
  {
    pattern: /^(?:\p{Extended_Pictographic}\uFE0F?|\d\uFE0F?\u20E3)[ \t\u00A0]+(?=\S)/u,
    isSign: true,
    isFirst: true,
    message: apart,
    toFix: withTab,
  },
  {
    pattern: /^\p{Lu}\p{L}+ (?:\d{1,3}|[IVX]{1,5})[.:)] *\t\s*(?=\p{L})/u,
    isFirst: true,
    message: apart,
    toFix: separate,
  },
  {
    pattern: /^(?:(?:\p{L}|[ivx]{2,5})[.)]|\p{L}\/(?=\t)|\((?:\d{1,2}|\p{L}|[ivxIVX]+)\))[ \t]+(?=\S)/u,
    isFirst: true,
    message: apart,
    toFix: separate,
  },
]

/** Lines of a paragraph that were items of a list elsewhere. */
export function findSeries(lines: readonly Line[], place: Place): Mark[] {
  return series.flatMap(({ pattern, isFirst, isSign, message, toFix }) => {
    const starts = lines.flatMap((line, index): Start[] => {
      const start = isFirst || index > 0 ? pattern.exec(line.text)?.[0] : undefined
      return start === undefined ? [] : [{ ...line, index, start }]
    })
    // One line alone may have been wrapped there.
    const isSure = isSign && starts.some(({ start }) => start.includes('\t'))
    if (!isSure && starts.length < (isFirst ? 2 : 1)) return []
    const repair = toFix?.({ starts, lines, ...place })
    return starts.map((one): Mark => {
      const replacement = hasCells(one.text) ? undefined : repair?.(one)
      const fix = replacement === undefined ? undefined : { found: one.start, replacement }
      return { at: one.at, message: say`“${one.start.trim()}” ${message}`, ...(fix && { fix }) }
    })
  })
}

/** Bullets that a line may have between items; a middle dot is between words too. */
const bullets = /[•●▪■◦‣➢❖✓]/u
const afterSign = /[:;.,][ \t\u00A0]+([-–])[ \t\u00A0]+(?=\p{L})/gu

/**
 * Items that run together within a line: `• a • b`, `A: • a • b`, `A: - a; - b`. A bullet elsewhere, `a • b`, is meant as a sign
 * between words.
 */
export function findRunTogether({ at, text }: Line): Mark[] {
  const [sign] = bullets.exec(text) ?? []
  if (sign !== undefined) {
    const places = Array.from(text.matchAll(new RegExp(`[ \\t\\u00A0]*${sign}[ \\t\\u00A0]*(?=\\S)`, 'gu')))
    const isList = places.length > 1 && (places[0]?.index === 0 || text.slice(0, places[0]?.index).endsWith(':'))
    return isList
      ? places.flatMap(({ index, 0: found }) =>
          index === 0 ? [] : [toItem(at + index, sign, { found, replacement: '\n- ' })],
        )
      : []
  }
  const places = Array.from(text.matchAll(afterSign))
  if (places.length < 2 || !places[0]?.[0].startsWith(':')) return []
  return places.map(({ index, 0: whole, 1: mark = '' }) =>
    toItem(at + index + 1, mark, { found: whole.slice(1), replacement: '\n- ' }),
  )
}

function toItem(at: number, sign: string, fix: Fix): Mark {
  const message = say`“${sign}” begins no list within a line: its items run together; write each on a line of its own, behind "- "`
  return { at, message, fix }
}
