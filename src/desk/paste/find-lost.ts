import { say, type Message } from '#lib/say/message.ts'

/** The parts of HTML, of a page or of Word, that a text in Markdown cannot keep. */
const losses: readonly (readonly [RegExp, Message])[] = [
  [
    /(?:^|[;"'\s])(?:color|background(?:-color)?)\s*:\s*(?!\s*(?:black|windowtext|inherit|initial|transparent|white|none|auto|#0{3,6}\b|#f{3,6}\b|rgb\(0, ?0, ?0\)|rgba\(0, ?0, ?0, ?0\)))[^;"']/i,
    say`Colours: say in words what they meant`,
  ],
  [/\b(?:colspan|rowspan)\s*=\s*["']?(?:[2-9]|\d\d)/i, say`Merged cells: each stands once, and the others are empty`],
  [/<img\b|<v:imagedata\b|<v:shape\b/i, say`Images: put them into the entry as files, with a description`],
  [
    /mso-footnote|mso-endnote|_ftnref|_ednref|footnote-ref/i,
    say`Footnotes: write each as [^1], and its text below as [^1]: …`,
  ],
  [/mso-comment|MsoComment|comment-ref/i, say`Comments of Word`],
  [/<(?:ins|del)\b/i, say`Tracked changes: they were taken as accepted`],
  [/<m:omath|<math\b|class=["']?katex/i, say`Equations: write them in words, or as an image`],
  [/text-decoration\s*:\s*underline|<u\b/i, say`Underlined words`],
  [/<(?:iframe|video|audio|object|embed)\b/i, say`Videos and other embedded content`],
]

/** The sentences on what is lost of an HTML text, each once. */
export function findLost(html: string): Message[] {
  return losses.flatMap(([form, message]) => (form.test(html) ? [message] : []))
}
