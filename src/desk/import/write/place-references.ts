import type { MarkedText } from '../convert/html-to-markdown.ts'
import { markEnd, markStart } from '../convert/marks.ts'

/** The Markdown in the place of each mark. */
export interface References {
  /** Markdown for an image; empty where it is left out. */
  image: (index: number) => string
  /** Where a link leads; undefined leaves its words. */
  link: (index: number, words: string) => string | undefined
}

const linkPattern = new RegExp(String.raw`\[((?:[^\[\]\\]|\\.)*)\]\(${markStart}link (\d+)${markEnd}\)`, 'g')
const imagePattern = new RegExp(`${markStart}image (\\d+)${markEnd}`, 'g')
const strayPattern = new RegExp(`\\]\\(${markStart}link (\\d+)${markEnd}\\)`, 'g')

/** A converted text with its images, links and notes in their places. */
export function placeReferences({ markdown, notes }: MarkedText, { image, link }: References): string {
  const place = (text: string) =>
    text
      .replace(imagePattern, (_mark, index: string) => image(Number(index)))
      .replace(linkPattern, (_mark, words: string, index: string) => {
        const target = link(Number(index), words)
        return target === undefined ? words : `[${words}](${target})`
      })
      // Words with brackets of their own.
      .replace(strayPattern, (_mark, index: string) => `](${link(Number(index), '') ?? '/'})`)
  const used = notes.flatMap((note, index) =>
    markdown.includes(`[^${index + 1}]`) && note.trim() !== '' ? [`[^${index + 1}]: ${place(note)}`] : [],
  )
  return [
    place(markdown)
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim(),
    ...(used.length > 0 ? [used.join('\n')] : []),
  ]
    .join('\n\n')
    .trim()
}
