import type { WordingRule } from './wording-rule.ts'

/** Rules for texts in every language. */
export const sharedRules: readonly WordingRule[] = [
  {
    // Between words of a line: not indentation, the space after a mark of a list, or the padding of a table.
    pattern: /(?<=[^\s\uE000|*+.-]) {2,}(?=[^\s\uE000|])/g,
    message: 'Two spaces between words',
    toReplacement: () => ' ',
  },
  {
    pattern: /(?<=\p{L})'(?=\p{L})/gu,
    message: 'Straight apostrophe, which is shown as it is',
    toReplacement: () => '’',
    place: 'fields',
  },
  {
    pattern: /(^|[\s(–-])"|"/g,
    message: 'Straight quote, which is shown as it is',
    toReplacement: ([, before]) => (before === undefined ? '”' : `${before}“`),
    place: 'fields',
  },
]
