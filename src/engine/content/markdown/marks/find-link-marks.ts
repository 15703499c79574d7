import { say, type Message } from '#lib/say/message.ts'
import { foldToSlug } from '#lib/text/fold-to-slug.ts'
import { placeholder, type InlineRun } from '../parser/inline-run.ts'
import { isAllowedLink } from '../parser/is-allowed-link.ts'
import type { Mark } from './mark.ts'

/** An address as links have them. */
const address = String.raw`(?:/(?!\s)|https?://|mailto:|tel:|#[a-z]|\./)`

const noLink = /\]\(/g
const apart = new RegExp(String.raw`\][ \t]+\((?=${address})`, 'g')
const unclosedText = new RegExp(String.raw`\[[^[\]()\n]*\((?=${address})`, 'g')
const turned = new RegExp(String.raw`\)\[(?=${address})`, 'g')
const reference = /\]\[([^\]\n]*)\]/g
const noImage = /(?<![\p{L}\p{N}])!\[(?!\[)[^[\]\n]*\](?![[(])/gu
const footnote = /\[\^([^\]\s]+)\]/g
const spacedFootnote = /\[\^[^[\]\n\uFFFC]*\s[^[\]\n\uFFFC]*\]/g
const inlineFootnote = /\^\[(?=[^\]\n])/g
const angle = /<(?:https?:\/\/|mailto:)[^\s>]*(?:[^\S\n][^>\n]*)?>?/g

/** Links that are none, because of a space, a bracket or a name. */
export function findLinkMarks(run: InlineRun): Mark[] {
  const { text } = run
  const empty = findEmptyLinks(run)
  if (!/[[\]<]/.test(text)) return empty
  return [
    ...empty,
    ...Array.from(text.matchAll(noLink)).flatMap(({ index }) => explainNoLink(text, index)),
    ...toMarks(text, apart, () => ({
      message: say`This is no link: a space is between ] and (; remove it`,
      toFix: () => '](',
    })),
    ...toMarks(text, unclosedText, () => ({
      message: say`This is no link: the text of a link ends with ]; write it before (`,
    })),
    ...toMarks(text, turned, () => ({
      message: say`This is no link: the text is between [ and ], and the address between ( and )`,
    })),
    ...toMarks(text, reference, ({ 1: label = '', index = 0 }) => ({
      message: isOfImage(text, index)
        ? say`This is no image: no line “[${label}]: ./…” names its file; ${imageAdvice}`
        : say`This is no link: no line “[${label}]: /…” gives its address; write [text](/…)`,
    })),
    ...toMarks(text, noImage, ([found]) => ({ message: say`“${found}” is shown: it names no file; ${imageAdvice}` })),
    ...toMarks(text, footnote, ([found, label = '']) => ({
      message: say`“${found}” is shown: no line “[^${label}]: …” has the text of the footnote; write one, or remove it`,
    })),
    ...toMarks(text, spacedFootnote, ([found]) => ({
      message: say`“${found}” is shown: the name of a note has no spaces; write [^1] and a line “[^1]: …”`,
    })),
    ...toMarks(text, inlineFootnote, ([found]) => ({
      message: say`“${found}” is shown: write [^1] here, and the note in a line “[^1]: …”`,
    })),
    ...toMarks(text, angle, ([found]) => ({
      message: say`“${found}” is no link: an address has no spaces, and ends with >`,
    })),
  ]
}

/** Links that nobody sees or hears. */
function findEmptyLinks({ text, pieces }: InlineRun): Mark[] {
  return pieces.flatMap(({ type, at }, index): Mark[] => {
    if (type !== 'link_open') return []
    const end = pieces.find((piece, place) => place > index && piece.type === 'link_close')?.at ?? text.length
    return text.slice(at, end).trim() === ''
      ? [{ at, message: say`A link without a text, which nobody sees; write words between [ and ]` }]
      : []
  })
}

function toMarks(
  text: string,
  pattern: RegExp,
  describe: (match: RegExpMatchArray) => { message: Message; toFix?: () => string },
): Mark[] {
  return Array.from(text.matchAll(pattern), (match) => {
    const { message, toFix } = describe(match)
    return { at: match.index ?? 0, message, ...(toFix && { fix: { found: match[0], replacement: toFix() } }) }
  })
}

const imageAdvice = say`save the picture beside this text, and write ![description](./name.png)`

/** True if the bracket that ends there began with that of an image. */
function isOfImage(text: string, end: number): boolean {
  return text.charAt(text.lastIndexOf('[', end - 1) - 1) === '!'
}

const longestAddress = 2000

/** Why brackets with an address behind them are no link. */
function explainNoLink(text: string, index: number): Mark[] {
  const inside = text.slice(index + 2, index + 2 + longestAddress).split('\n', 1)[0] ?? ''
  const end = inside.indexOf(')')
  const target = end < 0 ? inside : inside.slice(0, end)
  const [first = ''] = target.trim().split(/\s/, 1)
  // Its bracket is escaped: it is meant as text.
  const before = text.slice(Math.max(index - longestAddress, 0), index)
  if (before.lastIndexOf(placeholder) > before.lastIndexOf('[')) return []
  // Schemes that are not allowed have their own message.
  if (first !== '' && !isAllowedLink(first.replace(/^</, ''))) return []
  if (end < 0) return [{ at: index, message: say`This is no link: its address has no end; write )` }]
  if (!/\s/.test(target.trim())) return [{ at: index, message: say`This is no link: its brackets do not match` }]
  const rest = target.trim().slice(first.length).trim()
  if (/^["'(]/.test(rest))
    return [{ at: index, message: say`This is no link: a quote behind its address does not end; remove it` }]
  const path = target.trim().startsWith('/')
    ? target
        .trim()
        .split('/')
        .map((part) => foldToSlug(part))
        .join('/')
    : target.trim().replaceAll(/\s+/g, '%20')
  return [{ at: index, message: say`This is no link: an address has no spaces; did you mean ${path}?` }]
}
