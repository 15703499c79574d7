import { say, type Message } from '#lib/say/message.ts'
import { unusual } from '#lib/text/unusual.ts'
import { describeCharacter, symbolBullets } from './invisible-characters.ts'

/** A character that nobody sees, or that not every font has. */
export interface InvisibleCharacter {
  index: number
  found: string
  /** The characters to write instead; undefined where only the writer knows. */
  replacement: string | undefined
  message: Message
  /** True if no text may have it: XML such as feeds forbids it, or the text reads otherwise than its source. */
  isForbidden: boolean
}

/** Whatever is shown as nothing, as a space or as a box. */
const candidate =
  /[[\p{Cc}\p{Cf}\p{Co}\p{Zs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\uFFFC-\uFFFF]--[\t\n \u00A0]]/gv

/** Sequences in which such characters belong: emoji, flags, and letters of scripts that join. */
const belonging =
  /\p{Emoji}[\uFE0E\uFE0F]\u20E3?|\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?(?:\u200D\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)+|\u{1F3F4}[\u{E0030}-\u{E007A}]+\u{E007F}|(?<=[[\p{L}\p{M}]--[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}\u1160\u115F\u3164\uFFA0]])[\u200C\u200D](?=\p{L})/gv

const forbidden = /[\p{Cc}\u202A-\u202E\u2066-\u2069\uFFFD-\uFFFF]/u
const bound = /[\u2007\u202F]/
const spaces = /[\p{Zs}\u2800]/u
// eslint-disable-next-line no-control-regex -- old programs break lines and pages with them
const breaks = /[\u2028\u0085\u000B\u000C]/

/** The invisible characters of a text, in its order. */
export function findInvisible(text: string): InvisibleCharacter[] {
  if (!unusual.test(text)) return []
  const kept = new Set(
    Array.from(text.matchAll(belonging)).flatMap(({ 0: sequence, index }) =>
      Array.from({ length: sequence.length }, (_, at) => index + at),
    ),
  )
  return Array.from(text.matchAll(candidate)).flatMap(({ 0: found, index }) =>
    kept.has(index) ? [] : [{ index, found, isForbidden: forbidden.test(found), ...toAdvice(text, found, index) }],
  )
}

type Advice = Pick<InvisibleCharacter, 'replacement' | 'message'>

/** Advice where only the writer can mend. */
function leave(message: Message): Advice {
  return { replacement: undefined, message }
}

function toAdvice(text: string, found: string, index: number): Advice {
  const name = describeCharacter(found)
  if (found === '\uFFFD')
    return leave(say`Invalid UTF-8, or a replacement character U+FFFD; correct the letter and save the file as UTF-8`)
  if (found === '\uFFFC')
    return leave(
      say`Here was an object, such as an image, that was not copied: ${name}; add it, or remove the character`,
    )
  if (found === '\u2029') return leave(say`Invisible character ${name}; leave a blank line instead`)
  if (/\p{Co}/u.test(found)) {
    const replacement = toBullet(text, found, index)
    const advice = replacement === undefined ? say`write a character that fonts have` : say`write “${replacement}”`
    return { replacement, message: say`Character of a symbol font, which others show as a box: ${name}; ${advice}` }
  }
  if (bound.test(found)) return toSpace(name, '\u00A0', say`write a no-break space, U+00A0`)
  if (spaces.test(found)) return toSpace(name, ' ', say`write a plain space`)
  const isBreak = breaks.test(found) && /^\S\S$/.test((text[index - 1] ?? '') + (text[index + 1] ?? ''))
  if (isBreak) return { replacement: ' ', message: say`Invisible character ${name}; write a plain space` }
  return { replacement: '', message: say`Invisible character ${name}; remove it` }
}

function toSpace(name: Message, replacement: string, advice: Message): Advice {
  return { replacement, message: say`Space that programs read otherwise: ${name}; ${advice}` }
}

/** More than any line has. */
const indentation = 80

/** At the start of a line, a bullet is a mark of Markdown; there, and before a tab, no character of such a font is anything else. */
function toBullet(text: string, found: string, index: number): string | undefined {
  const bullet = symbolBullets[found]
  if (bullet === undefined && text[index + 1] !== '\t') return undefined
  const before = text.slice(Math.max(index - indentation, 0), index)
  const isStart = /\n[ \t]*$/.test(before) || (index < indentation && before.trim() === '')
  return isStart && /[\t ]/.test(text[index + 1] ?? '') ? '-' : bullet
}
