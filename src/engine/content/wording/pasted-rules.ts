import { say } from '#lib/say/message.ts'
import type { WordingRule } from '#lib/text/wording-rule.ts'

const quoteMessage = say`Quotes are “ and ”`
const blankMessage = say`A no-break space that other programs leave between words: the line cannot end there`

const rules: readonly WordingRule[] = [
  {
    pattern: /„([^„“”"\n]{1,200})[“”]|«[ \u00A0]?([^«»\n]{1,200}?)[ \u00A0]?»/g,
    message: quoteMessage,
    toReplacement: ([, low, angle = '']) => `“${low ?? angle}”`,
  },
  {
    // Turned: the first one ends, and the last one begins.
    pattern: /”(?<![^\s(]”)(?=[\p{L}\p{N}])([^“”\n]{1,200})“(?![\p{L}\p{N}])/gu,
    message: quoteMessage,
    toReplacement: ([, text]) => `“${text}”`,
  },
  {
    pattern: /''(?<!''')(?=[\p{L}\p{N}])([^'\n]{1,200})''(?!')|‘‘([^‘’\n]{1,200})’’/gu,
    message: quoteMessage,
    toReplacement: ([, straight, curly]) => `“${straight ?? curly}”`,
  },
  {
    // Plain letters alone: others are of words that were read in another encoding.
    pattern: /[´‘′](?<=[a-z][´‘′])(?=[a-z])/gi,
    message: say`The apostrophe is ’`,
    toReplacement: () => '’',
  },
  {
    // Not behind a figure, whose unit may stay on its line.
    pattern: /\u00A0(?<!\d[ \u00A0]\p{L}{1,8}\u00A0)(?<=\p{Ll}\u00A0)(?=\p{Ll})/gu,
    message: blankMessage,
    toReplacement: (match) => (isOneOfMany(match) ? ' ' : match[0]),
    // A title may say where its lines do not end.
    place: 'body',
  },
  {
    pattern: /\u00A0(?<=[^\s\uE000|]\u00A0)[ \u00A0]+(?=[^\s\uE000|])/g,
    message: say`Two spaces between words`,
    toReplacement: () => ' ',
  },
  {
    pattern: /\u00A0(?<=[^\s\uE000|] \u00A0)[ \u00A0]*(?=[^\s\uE000|])/g,
    message: say`Two spaces between words`,
    toReplacement: () => '',
  },
  {
    // Indentation, or a line that only seems to be empty.
    pattern: /^\u00A0[ \u00A0]*/gm,
    message: say`A no-break space at the start of a line is shown`,
    toReplacement: () => '',
  },
  {
    pattern: /[ \u00A0]{1,9}[,;!?](?<=[\p{L}\p{N})”][ \u00A0]{1,9}[,;!?])(?=\s|$)/gu,
    message: say`No space is before this mark`,
    toReplacement: ([found]) => found.trim(),
  },
]

/** The signs and blanks of which each rule needs one. */
const needs = /[„«´‘′\u00A0]|''|”[\p{L}\p{N}]| [,;!?](?:\s|$)/u

/** Quotes and blanks that word processors and web pages leave, for texts in every language. */
export const pastedRules: readonly WordingRule[] = rules.map((rule) => ({ ...rule, needs }))

/** So far away another one shows that nobody meant them. */
const window = 80

/** True if another no-break space is near: whoever means one writes one. */
function isOneOfMany({ input, index }: RegExpExecArray): boolean {
  const near = input.slice(Math.max(index - window, 0), index) + input.slice(index + 1, index + window)
  return /\p{Ll}\u00A0\p{Ll}/u.test(near)
}
