import type { TextBody } from '#engine/model/entries/entry.ts'

/** A text as its parts. */
export interface TextOutline {
  /** The words of each part in order: of what is before the first heading, and of each section; of each paragraph where there are no sections. */
  parts: number[]
  /** How many sections there are, and the one with the most words; undefined where there are fewer than two. */
  sections: { count: number; longest: string; place: number } | undefined
  /** How many minutes it takes to read, at least one. */
  minutes: number
}

/** So many words, or syllables of Vietnamese, are read in a minute. */
const wordsInMinute = 220

/** The parts of a text, and how long it takes to read. */
export function toTextOutline({ html, intro, sections, headings }: TextBody): TextOutline {
  const minutes = Math.max(1, Math.ceil(countWords(html) / wordsInMinute))
  if (sections.length < 2) {
    const paragraphs = html.split(/<\/(?:p|li|tr)>/).map(countWords)
    return { parts: paragraphs.filter((words) => words > 0), sections: undefined, minutes }
  }
  const lengths = sections.map((section) => countWords(section.html))
  const place = lengths.indexOf(Math.max(...lengths))
  const before = countWords(intro)
  const isIntroduced = before > 0
  return {
    parts: isIntroduced ? [before, ...lengths] : lengths,
    sections: {
      count: sections.length,
      longest: headings.find(({ id }) => id === sections[place]?.id)?.text ?? '',
      place: place + (isIntroduced ? 1 : 0),
    },
    minutes,
  }
}

function countWords(html: string): number {
  return html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
