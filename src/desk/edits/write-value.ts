import { isMap, isScalar, isSeq, parseDocument } from 'yaml'
import { isFields, isList, type PlainValue } from './plain-value.ts'

/** How a value is written. */
export interface Style {
  /** How many blanks are before the line of its key or its dash. */
  indent: number
  /** True if it must be on one line: between brackets, or before a comment. */
  isInline: boolean
  /** True between brackets. */
  isInFlow: boolean
  /** A node in whose style it is written: the former one, or one like it. */
  like?: unknown
}

const step = 2
/** The longest group that is written between braces on one line where nothing is like it. */
const longestInline = 110
const defaultWidth = 100

/** A value behind the colon of its name, with the blank or the line break before it. */
export function writeAfterColon(value: PlainValue, style: Style): string {
  const { indent, like } = style
  const block = style.isInline ? undefined : toBlockText(value, style)
  if (block !== undefined) return ` ${block}`
  if (isInlineValue(value, style)) return ` ${writeInline(value, style)}`
  const inner = indent + step
  const blanks = ' '.repeat(inner)
  if (isList(value)) {
    const items = value.map(
      (item) => `\n${blanks}-${writeAfterDash(item, { ...style, indent: inner, like: likeOfItem(like) })}`,
    )
    return items.join('')
  }
  return toPairs(value, { ...style, indent: inner })
    .map((pair) => `\n${blanks}${pair}`)
    .join('')
}

/** A value behind the dash of its item. */
export function writeAfterDash(value: PlainValue, style: Style): string {
  const { indent } = style
  const block = style.isInline ? undefined : toBlockText(value, style)
  if (block !== undefined) return ` ${block}`
  if (isList(value) || isInlineItem(value, style)) return ` ${writeInline(value, style)}`
  const inner = indent + step
  return ` ${toPairs(value, { ...style, indent: inner }).join(`\n${' '.repeat(inner)}`)}`
}

function toPairs(value: PlainValue, style: Style): string[] {
  return isFields(value)
    ? Object.entries(value).map(
        ([name, one]) => `${writeKey(name)}:${writeAfterColon(one, { ...style, like: likeOfField(style.like, name) })}`,
      )
    : []
}

export function writeKey(name: string, isInFlow = false): string {
  return isPlain(name, isInFlow, name) ? name : quote(name)
}

function likeOfItem(like: unknown): unknown {
  return isSeq(like) ? like.items[0] : undefined
}

function likeOfField(like: unknown, name: string): unknown {
  return isMap(like) ? like.get(name, true) : undefined
}

function isInlineValue(value: PlainValue, style: Style): boolean {
  if (style.isInline || (!isList(value) && !isFields(value))) return true
  const items = Object.values(value)
  if (items.length === 0) return true
  const { like } = style
  if (isList(value) ? isSeq(like) : isMap(like)) return isFlow(like)
  const isFlat = items.every((item) => !isList(item) && !isFields(item))
  return isFlat && writeInline(value, { ...style, isInFlow: true }).length + style.indent <= longestInline
}

/** An item of a list is written in lines, other than a text, unless those beside it are between braces. */
function isInlineItem(value: PlainValue, { isInline, like }: Style): boolean {
  return isInline || !isFields(value) || Object.keys(value).length === 0 || (isMap(like) && isFlow(like))
}

function isFlow(node: unknown): boolean {
  return (isMap(node) || isSeq(node)) && node.flow === true
}

/** A value on one line. */
export function writeInline(value: PlainValue, style: Pick<Style, 'isInFlow' | 'like'>): string {
  const { like } = style
  if (isList(value)) {
    return `[${value.map((item) => writeInline(item, { isInFlow: true, like: likeOfItem(like) })).join(', ')}]`
  }
  if (isFields(value)) {
    const pairs = Object.entries(value).map(
      ([name, one]) =>
        `${writeKey(name, true)}: ${writeInline(one, { isInFlow: true, like: likeOfField(like, name) })}`,
    )
    return pairs.length === 0 ? '{}' : `{ ${pairs.join(', ')} }`
  }
  return typeof value === 'string' ? writeText(value, style) : String(value)
}

function writeText(value: string, { isInFlow, like }: Pick<Style, 'isInFlow' | 'like'>): string {
  const type = isScalar(like) && typeof like.value === 'string' ? like.type : undefined
  if (type === 'QUOTE_SINGLE' && isSingleQuotable(value)) return toSingleQuoted(value)
  if (type !== 'QUOTE_DOUBLE' && isPlain(value, isInFlow, value)) return value
  return quote(value)
}

function quote(value: string): string {
  return /["\\]/.test(value) && isSingleQuotable(value) ? toSingleQuoted(value) : JSON.stringify(value)
}

const toSingleQuoted = (value: string) => `'${value.replaceAll("'", "''")}'`

function isSingleQuotable(value: string): boolean {
  return !/[\p{Cc}\u0085\u2028\u2029\ufeff]/u.test(value)
}

/** True if a text without quotes is read as this value. */
function isPlain(text: string, isInFlow: boolean, value: PlainValue): boolean {
  if (text === '' || /[\p{Cc}\u0085\u2028\u2029\ufeff]|^\s|\s$|^(?:---|\.\.\.)/u.test(text)) return false
  // In a list of their own, so that signs of brackets are refused where they are inside of some.
  const document = parseDocument(isInFlow ? `[${text}]` : `- ${text}`, { prettyErrors: false })
  if (document.errors.length > 0 || document.warnings.length > 0 || !isSeq(document.contents)) return false
  const [only, ...others] = document.contents.items
  return (
    others.length === 0 &&
    isScalar(only) &&
    only.type === 'PLAIN' &&
    !only.tag &&
    !only.anchor &&
    !document.comment &&
    !only.comment &&
    only.value === value
  )
}

/** A text of several lines as a block; undefined for other values, and for those that a block would change. */
function toBlockText(value: PlainValue, { indent, like }: Style): string | undefined {
  if (typeof value !== 'string') return undefined
  const type = isScalar(like) ? like.type : undefined
  const isBlock = type === 'BLOCK_FOLDED' || type === 'BLOCK_LITERAL'
  if (!isBlock && !value.includes('\n')) return undefined
  const end = /\n*$/.exec(value)?.[0].length ?? 0
  const text = value.slice(0, value.length - end)
  if (end > 1 || text === '' || /^[\s#]|\n[ \t]|[ \t](?:\n|$)|[^\P{Cc}\n]|[\u0085\u2028\u2029\ufeff]/u.test(text))
    return undefined
  const blanks = ' '.repeat(indent + step)
  const isFolded = type === 'BLOCK_FOLDED' && !/ {2}/.test(text)
  const lines = isFolded ? toFolded(text, widthOf(like) - blanks.length) : text.split('\n')
  const head = `${isFolded ? '>' : '|'}${end === 0 ? '-' : ''}`
  return [head, ...lines.map((line) => (line === '' ? '' : blanks + line))].join('\n')
}

/** The length of the longest line of a block. */
function widthOf(like: unknown): number {
  const source = isScalar(like) && like.srcToken && 'source' in like.srcToken ? like.srcToken.source : ''
  const longest = Math.max(...source.split('\n').map((line) => line.trimEnd().length))
  return longest < 40 ? defaultWidth : longest
}

function toFolded(text: string, width: number): string[] {
  const lines: string[] = []
  for (const [index, paragraph] of text.split('\n').entries()) {
    if (index > 0) lines.push('')
    if (paragraph === '') continue
    let line = ''
    for (const word of paragraph.split(' ')) {
      if (line !== '' && line.length + 1 + word.length > width) {
        lines.push(line)
        line = word
      } else line = line === '' ? word : `${line} ${word}`
    }
    lines.push(line)
  }
  return lines
}
