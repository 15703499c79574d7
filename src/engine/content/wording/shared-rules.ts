import { say } from '#lib/say/message.ts'
import type { WordingRule } from '#lib/text/wording-rule.ts'

const inMarkdownAlone = say`Marks of Markdown are for the text below; here they are shown`

const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '”',
  '&ndash;': '–',
  '&mdash;': '—',
  '&hellip;': '…',
}

/** Rules for texts in every language. */
export const sharedRules: readonly WordingRule[] = [
  {
    // Between words of a line: not indentation, the space after a mark of a list, or the padding of a table.
    pattern: /(?<=[^\s\uE000|*+.-]) {2,}(?=[^\s\uE000|])/g,
    message: say`Two spaces between words`,
    toReplacement: (match) => (isColumn(match) ? match[0] : ' '),
  },
  {
    pattern: /(?<=\p{L})'(?=\p{L})/gu,
    message: say`Straight apostrophe, which is shown as it is`,
    toReplacement: () => '’',
    place: 'fields',
  },
  {
    pattern: /(^|[\s(–-])"|"/g,
    message: say`Straight quote, which is shown as it is`,
    toReplacement: ([, before]) => (before === undefined ? '”' : `${before}“`),
    place: 'fields',
  },
  {
    pattern: /\*\*(?=\S)([^*]+?)\*\*|__(?=\p{L})([^_]+?)__|~~([^~]+)~~|`([^`]+)`/gu,
    message: inMarkdownAlone,
    toReplacement: ([, ...texts]) => texts.find((text) => text !== undefined),
    place: 'fields',
  },
  { pattern: /^#{1,6}[ \u00A0]+/g, message: inMarkdownAlone, toReplacement: () => '', place: 'fields' },
  {
    pattern: /\[([^[\]]+)\]\([^()\s]*\)/g,
    message: inMarkdownAlone,
    toReplacement: ([, text]) => text,
    place: 'fields',
  },
  { pattern: /\*{2,}|`|~~|\]\(/g, message: inMarkdownAlone, toReplacement: () => undefined, place: 'fields' },
  {
    pattern: /&(?:nbsp|#160|#xa0|amp|lt|gt|quot|ndash|mdash|hellip);/gi,
    message: say`It is shown as it is written`,
    toReplacement: ([entity]) => characters[entity.toLowerCase()] ?? '\u00A0',
    place: 'fields',
  },
  {
    pattern: /<\/?[a-z][^<>]*>|<!--|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{1,30});/gi,
    message: say`It is shown as it is written`,
    toReplacement: () => undefined,
    place: 'fields',
  },
]

/** More than a line of a table has. */
const columnLength = 200

/** True if spaces are between the columns of a table, which has its own message: those of lines above or below are as wide. */
function isColumn({ 0: { length }, index, input }: RegExpExecArray): boolean {
  if (length < 3) return false
  const above = input
    .slice(Math.max(index - columnLength, 0), index)
    .split('\n')
    .at(-2)
  const below = input.slice(index, index + columnLength).split('\n')[1]
  return [above, below].some((line) => line !== undefined && /\S {3,}\S/.test(line))
}
