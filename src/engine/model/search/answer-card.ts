import type { Href } from '#lib/href.ts'

/** The answer to what visitors ask the search, which is shown above the pages that it finds. */
export interface AnswerCard {
  /** Of what it is the answer: “Next dividend”. */
  title: string
  /** The answer itself, in few words: “300 ₫ a share”. */
  value?: string | undefined
  /** Further lines that belong to it. */
  lines: readonly string[]
  /** Where it is from: a page, or an element of it. */
  link: { href: Href; anchor?: string | undefined; text: string }
  /** The day of its source, `2026-11-17`; undefined where the source has none. */
  day?: string | undefined
  /** True if its source is a sample. */
  isSample: boolean
}

/** An answer with the phrases that ask for it: “dividend date”. Order, accents and words such as “when” do not count. */
export interface AskedCard extends AnswerCard {
  asked: readonly string[]
  /** True if it says what its phrases mean: those who ask “what is …” get it before others. */
  isDefinition?: true
}

/** The phrases of a text of the build, which its translations have as one: `dividend; dividend date`. */
export function splitPhrases(text: string): string[] {
  return text.split(';').map((phrase) => phrase.trim())
}
