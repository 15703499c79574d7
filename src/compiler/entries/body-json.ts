import type { TextBody } from '#model/entries/entry.ts'

/** A rendered text without what is kept with the facts of its entry, because checks need it. */
export type KeptBody = Omit<TextBody, 'anchors' | 'isEmpty'>

/** As it is kept: the parts of the HTML are offsets in it, so that they are not kept twice. */
interface PackedBody extends Pick<TextBody, 'html' | 'headings' | 'steps'> {
  introEnd: number
  sections: [id: string, start: number, end: number][]
}

/** A rendered text as JSON. */
export function toBodyJson({ html, headings, intro, sections, steps }: KeptBody): string {
  let from = intro.length
  const packed: PackedBody = {
    html,
    headings,
    introEnd: intro.length,
    sections: sections.map((section) => {
      const start = html.indexOf(section.html, from)
      from = start + section.html.length
      return [section.id, start, from]
    }),
    ...(steps && { steps }),
  }
  return JSON.stringify(packed)
}

/** Reverts `toBodyJson`. @throws {SyntaxError} if it is no JSON */
export function parseBodyJson(json: string): KeptBody {
  const { html, headings, introEnd, sections, steps }: PackedBody = JSON.parse(json) // written by `toBodyJson`
  return {
    html,
    headings,
    intro: html.slice(0, introEnd),
    sections: sections.map(([id, start, end]) => ({ id, html: html.slice(start, end) })),
    ...(steps && { steps }),
  }
}
