import MarkdownIt from 'markdown-it'

type InlineState = InstanceType<typeof MarkdownIt.StateInline>

/** Brackets and quotes before which something begins, and behind which nothing ends. */
const opening = /[\p{Ps}\p{Pi}]$/u
const closing = /^[\p{Pe}\p{Pf}.,:;!?…%]/u
const bracketEnd = /^[\p{Pe}\p{Pf}]/u
const sign = /[\p{P}\p{S}]/u
const letter = /[\p{L}\p{N}\p{M}]/u

/**
 * Where `**`, `*` and `~~` may begin and end. The rules of CommonMark take punctuation for the edge of a word: a mark between a
 * sign and a letter only begins, `**Article 3:**text`, and one between a letter and a sign only ends, `up**+5%**`. Which of the
 * two it is, the sign says better: behind a colon text ends, behind an opening bracket it does not.
 */
export class InlineStateOfProse extends MarkdownIt.StateInline {
  override scanDelims(start: number, canSplitWord: boolean): ReturnType<InlineState['scanDelims']> {
    const scanned = super.scanDelims(start, canSplitWord)
    const before = this.src.slice(Math.max(start - 2, 0), start)
    const after = this.src.slice(start + scanned.length, start + scanned.length + 2)
    const last = /.$/u.exec(before)?.[0] ?? ' '
    const next = /^./u.exec(after)?.[0] ?? ' '
    // A star that refers to a note is no mark: (*).
    if (opening.test(last) && bracketEnd.test(next)) return { ...scanned, can_open: false, can_close: false }
    if (!canSplitWord || scanned.can_open === scanned.can_close) return scanned
    if (sign.test(last) && letter.test(next)) return { ...scanned, can_close: !opening.test(last) }
    if (letter.test(last) && sign.test(next)) return { ...scanned, can_open: !closing.test(next) }
    return scanned
  }
}
