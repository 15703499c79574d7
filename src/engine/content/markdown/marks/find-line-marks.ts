import { say, type Message } from '#lib/say/message.ts'
import type { InlineRun } from '../parser/inline-run.ts'
import { findRunTogether, findSeries, type Line } from './find-series.ts'
import { hasCells, toItemKind } from './item-marks.ts'
import type { Mark } from './mark.ts'

/** Spaces that Markdown takes for letters. */
const oddSpace = '[\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]'

interface LineRule {
  pattern: RegExp
  message: (match: RegExpExecArray) => Message
  /** The replacement for a match. */
  replace?: (match: RegExpExecArray) => string
}

/** Marks at the start of a line that are none, because of the character behind them. */
const lineRules: readonly LineRule[] = [
  {
    pattern: new RegExp(`^(#{1,6}|[-+*]|\\d{1,9}[.)])${oddSpace}+`),
    message: ([, mark = '']) =>
      say`“${mark}” is shown: the space behind it is a no-break space or another that is no plain one; write a plain space`,
    replace: ([, mark = '']) => `${mark} `,
  },
  {
    pattern: /^(#{2,6})(?=[^\s#])/,
    message: ([, mark = '']) => say`“${mark}” is shown; write a space behind it for a heading`,
    replace: ([, mark = '']) => `${mark} `,
  },
  {
    pattern: /^#(?=\p{L}\S*[ \t]+[^#\s])/u,
    message: () => say`“#” is shown; write "## " for a heading, or \\# if it is text`,
  },
  {
    pattern: /^([-+])(?=\p{L})/u,
    message: ([, mark = '']) => say`“${mark}” is shown; write a space behind it for an item of a list`,
    replace: ([, mark = '']) => `${mark} `,
  },
  {
    pattern: /^(\d{1,2}[.)])(?=\p{L})/u,
    message: ([, mark = '']) => say`“${mark}” is shown; write a space behind it for an item of a list`,
    replace: ([, mark = '']) => `${mark} `,
  },
  {
    // What else may begin a sentence is a bullet if a tab is behind it.
    pattern: /^(?:[•●○▪▫■□◦‣⁃∙·►▶➢➤➔❖◆❑❒⦁✓✔✗✘☑☐][ \t\u00A0]*|[¨★☆✦✧※◉¤➜➝◊♦]\t\s*)(?=\S)/u,
    message: ([mark]) => say`“${mark.trim()}” begins no list: such lines run together; write "- " for each item`,
    replace: () => '- ',
  },
  {
    pattern: /^([=–—+])\1{2,}[ \t]*$/,
    message: ([mark]) => say`“${mark.trim()}” is shown; write --- between blank lines for a line across the page`,
  },
  {
    pattern: /^\[\[?toc\]\]?[ \t]*$/i,
    message: ([mark]) => say`“${mark.trim()}” is shown: the page has a table of contents of its own; remove it`,
  },
  { pattern: /^:::/, message: () => say`“:::” is shown: this site has no such blocks; remove it` },
  {
    pattern: /^(?:!!!|\?\?\?) ?\w/,
    message: ([mark]) => say`“${mark}” is shown: this site has no such blocks; remove it`,
  },
  {
    pattern: /^\[!\w+\]/,
    message: ([mark]) => say`“${mark}” is shown: this site has no such blocks; write a word in bold, or a heading`,
  },
  { pattern: /^: +\S/, message: () => say`“:” is shown: this site has no lists of definitions; write “- **…:** …”` },
  {
    pattern: /^\[[^\]\n]*\]:[ \t]*<data:/i,
    message: ([mark]) =>
      say`“${mark}…” is shown: a picture is a file of its own; save it beside this text, show it with ![description](./name.png), and remove this line`,
  },
  {
    pattern: /^\[(\d{1,3})\]:(?=[ \t])/,
    message: ([mark, number = '']) =>
      say`“${mark}” is shown; write [^${number}]: for a footnote, and [^${number}] behind the word`,
  },
  {
    pattern: /^\[(?:\/\/|#|_|comment)\]:/i,
    message: ([mark]) => say`“${mark}” is shown: remarks for colleagues are read by everybody; remove the line`,
  },
  {
    pattern: /^\*\[[^\]\n]+\]:/,
    message: ([mark]) => say`“${mark}” is shown; write the long form where it comes first`,
  },
  {
    pattern: /^\|.*\|[ \t]*$/,
    message: () =>
      say`A row without a table: write a line | --- | --- | below its head, with as many cells, and a blank line above`,
  },
]

const cellsByTabs = /\S\t+\S/
const delimiterRow = /^\|?[ \t]*:?-{2,}:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/

/** Marks at the starts of the lines of a paragraph. */
export function findLineMarks({ kind, text, isItem, isNested }: InlineRun): Mark[] {
  if (kind !== 'paragraph') return []
  const lines = toLines(text)
  const marks = lines.flatMap((line) => applyRules(line))
  if (isItem && /^\[[ xX]\](?=\s)/.test(text)) {
    marks.push({
      at: 0,
      message: say`“${text.slice(0, 3)}” is shown: lists have no boxes to tick; remove it, or write ☐ or ☑`,
    })
  }
  if (lines.length > 1) marks.push(...findSeries(lines, { isItem, isNested }), ...findTables(lines, isNested))
  else if (text.includes('\t')) marks.push(...findSeries(lines, { isItem, isNested }))
  if (!isNested) marks.push(...lines.flatMap(findRunTogether))
  return marks
}

function applyRules({ at, text }: Line): Mark[] {
  for (const { pattern, message, replace } of lineRules) {
    const match = pattern.exec(text)
    if (!match) continue
    const fix = replace && !hasCells(text) && { found: match[0], replacement: replace(match) }
    return [{ at, message: message(match), ...(fix && { fix }) }]
  }
  return []
}

/** Lines that were cells of a table elsewhere. */
function findTables(lines: readonly Line[], isNested: boolean): Mark[] {
  const [first] = lines
  const delimiter = lines.find(({ text }, index) => index > 0 && text.includes('|') && delimiterRow.test(text))
  if (delimiter && first && !first.text.startsWith('|')) {
    return [
      {
        at: delimiter.at,
        message: say`This line makes no table of the line above it: both need the same number of cells`,
      },
    ]
  }
  // Elsewhere the rows are mended, which needs their lines: `checkPastedTables`.
  if (!isNested) return []
  const tabbed = lines.filter(({ text }) => cellsByTabs.test(text) && toItemKind(text) === undefined)
  const [begin] = tabbed
  if (!begin || tabbed.length < 2) return []
  return [
    {
      at: begin.at,
      message: say`Cells between tabs run together; write a table: | a | b |, and | --- | --- | below its head`,
    },
  ]
}

function toLines(text: string): Line[] {
  let at = 0
  return text.split('\n').map((line) => {
    const indent = line.length - line.trimStart().length
    const found = { at: at + indent, text: line.slice(indent) }
    at += line.length + 1
    return found
  })
}
