import { say, type Message } from '#lib/say/message.ts'
import { placeholder, type InlineRun } from '../parser/inline-run.ts'
import type { Mark } from './mark.ts'

interface InlineRule {
  /** With the flag `g`. */
  pattern: RegExp
  message: (match: RegExpMatchArray) => Message
  replace?: (match: RegExpMatchArray) => string | undefined
  /** True if the text of links may have it. */
  isOfLinks?: true
}

const subscripts: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('0123456789+-', (digit, index) => [digit, '₀₁₂₃₄₅₆₇₈₉₊₋'.charAt(index)]),
)
const superscripts: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('0123456789+-', (digit, index) => [digit, '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻'.charAt(index)]),
)

/** Text in which each character has a form of a table; undefined if one has none. */
function translate(text: string, table: Readonly<Record<string, string>>): string | undefined {
  const written = Array.from(text, (character) => table[character])
  return written.every((one) => one !== undefined) ? written.join('') : undefined
}

const advise = (written: string | undefined, otherwise: Message) =>
  written === undefined ? otherwise : say`write ${written}`

/** Marks that are left in a text once the parser has taken its own. */
const inlineRules: readonly InlineRule[] = [
  {
    pattern: /`+/g,
    message: ([mark]) =>
      say`“${mark}” is shown: code begins or ends here, and has no other end; add it, or write \\\` if it is text`,
  },
  {
    pattern: /\*{2,}/g,
    message: ([mark]) =>
      say`“${mark}” is shown: it encloses nothing; write ** at both ends, without a space between it and the words`,
  },
  {
    pattern: /(?<![\p{L}\p{N}_])_{2,3}(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])_{2,3}(?![_])/gu,
    message: ([mark]) => say`“${mark}” is shown: it makes no strong text next to a letter; write ** instead`,
  },
  {
    pattern: /(?<![\p{L}\p{N}_/\\.\-#@])_(?=\p{L}[^\n_]*\p{L}_)/gu,
    message: () => say`“_” is shown: it makes no emphasis next to a letter; write * instead`,
  },
  {
    pattern: /(?<![\p{L}\p{N}*)\]%])\*(?=\p{L}[^*\n]*\s\*\p{L})/gu,
    message: () =>
      say`“*” is shown: it encloses nothing; write * at both ends, without a space between it and the words`,
  },
  {
    pattern: /~~/g,
    message: () =>
      say`“~~” is shown: it encloses nothing; write ~~ at both ends, without a space between it and the words`,
  },
  {
    pattern: /(?<=[\p{L}\p{N}])~([^\s~]{1,12})~/gu,
    message: ([found, text = '']) =>
      say`“${found}” is shown as it is; ${advise(translate(text, subscripts), say`write it without ~`)}`,
    replace: ([, text = '']) => translate(text, subscripts),
  },
  {
    pattern: /(?<=[\p{L}\p{N})])\^([^\s^]{1,12})\^/gu,
    message: ([found, text = '']) =>
      say`“${found}” is shown as it is; ${advise(translate(text, superscripts), say`write it without ^`)}`,
    replace: ([, text = '']) => translate(text, superscripts),
  },
  {
    pattern: /(?<![\p{L}\p{N}~])~(?=\p{L})[^~\n]*[^\s~]~(?![\p{L}\p{N}~])/gu,
    message: ([found]) => say`“${found}” is shown as it is; write ~~ at both ends for what is struck out`,
    replace: ([found]) => (found.includes(placeholder) ? undefined : `~${found}~`),
  },
  {
    pattern: /\{\{[^{}\n]*\}\}|\$\{[^{}\n]*\}|!?\[\[(?!toc\])[^[\]\n]+\]\]/gi,
    message: ([found]) =>
      say`“${found}” is shown as it is: nothing is filled in; write what is meant, [words](/…) for a link`,
  },
  {
    pattern: /==([^\s=](?:[^=\n]*[^\s=])?)==/g,
    message: ([found, text = '']) => say`“${found}” is shown as it is: nothing is highlighted; write **${text}**`,
    replace: ([, text = '']) => (text.includes(placeholder) ? undefined : `**${text}**`),
  },
  {
    pattern: /\{(?:[.:][^{}\n]*|#[^{}\n]*|[a-z-]+=[^{}\n]*)\}/g,
    message: ([found]) =>
      say`“${found}” is shown as it is: only headings have a name, {#a-b}, and nothing has a class or a size; remove it`,
  },
  {
    pattern: /%%[^%\n]+%%/g,
    message: ([found]) => say`“${found}” is shown: remarks for colleagues are read by everybody; remove it`,
  },
  {
    pattern: /&[a-z]\w{1,30};/gi,
    message: ([found]) => say`“${found}” is no character; write the character itself`,
  },
  {
    pattern: /(?<![\p{L}\p{N}])\$\$?(?=[^$\n]*[\\^_{}])[^$\s](?:[^$\n]*[^$\s])?\$\$?(?!\d)/gu,
    message: ([found]) => say`“${found}” is shown as it is: formulas are written as text, such as a² or Σx`,
  },
  {
    pattern: /(?<![\p{L}\p{N}/:.@-])https?:\/\/[^\s<>“”"'()[\]\uFFFC]+[^\s<>“”"'()[\]\uFFFC.,;:!?]/gu,
    message: ([found]) => say`“${found}” is no link; write [words](${found}), or <${found}>`,
    replace: ([found]) => `<${found}>`,
    isOfLinks: true,
  },
  {
    pattern: /(?<![\p{L}\p{N}/:.@-])www\.[a-z0-9-]+\.[^\s<>“”"'()[\]\uFFFC]*[^\s<>“”"'()[\]\uFFFC.,;:!?]/giu,
    message: ([found]) => say`“${found}” is no link; write [${found}](https://${found})`,
    isOfLinks: true,
  },
  { pattern: /\\$/g, message: () => say`“\\” is shown: nothing follows it; remove it` },
]

/** Marks that a text needs to be looked at for these rules. */
const suspicious = /[`*_~^=}&$\\]|\]\]|%%|https?:|www\./i

/** Marks within a text. */
export function findInlineMarks({ kind, text, pieces }: InlineRun): Mark[] {
  if (!suspicious.test(text)) return []
  const isInLink = (at: number) =>
    pieces.findLast((piece) => piece.at <= at && piece.type.startsWith('link_'))?.type === 'link_open'
  return inlineRules.flatMap(({ pattern, message, replace, isOfLinks }) =>
    Array.from(text.matchAll(pattern)).flatMap((match): Mark[] => {
      // Headings have their own message for a name that is none.
      if (kind === 'heading' && match[0].startsWith('{#')) return []
      if (isOfLinks && isInLink(match.index)) return []
      const replacement = replace?.(match)
      const fix = replacement === undefined ? undefined : { found: match[0], replacement }
      return [{ at: match.index, message: message(match), ...(fix && { fix }) }]
    }),
  )
}

/** Before and behind what is multiplied. */
const operandEnd = /[\p{L}\p{N})\]%]$/u
const operandStart = /^[\p{L}\p{N}([√]/u

/**
 * Signs of multiplication that were taken for marks and are gone: `price*volume*0.15`, `2**3**2`. Strong text within a word is
 * meant unless figures are around it.
 */
export function findProducts({ text, pieces }: InlineRun): Mark[] {
  const marks: Mark[] = []
  const open: number[] = []
  for (const { type, markup, at } of pieces) {
    if (!markup.startsWith('*')) continue
    if (type.endsWith('_open')) open.push(at)
    if (!type.endsWith('_close')) continue
    const start = open.pop() ?? 0
    const [before, after] = [text.slice(Math.max(start - 2, 0), start), text.slice(at, at + 2)]
    const isProduct =
      markup === '*'
        ? operandEnd.test(before) && operandStart.test(after)
        : /[\d)]$/.test(before) && /^[\d(]/.test(after)
    if (!isProduct) continue
    const message = say`“${markup}${text.slice(start, at)}${markup}” becomes ${markup === '*' ? say`emphasis` : say`strong text`}, and the signs are gone; write × for a product, or \\*`
    marks.push({ at: start, message })
  }
  return marks
}
