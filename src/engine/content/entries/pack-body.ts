import * as v from 'valibot'
import { parseStored } from '#engine/model/config/stored-json.ts'
import type { TextBody } from '#engine/model/entries/entry.ts'

/** A rendered text without what is kept with the facts of its entry, because checks need it. */
export type KeptBody = Omit<TextBody, 'anchors' | 'isEmpty'>

/** The first line of a kept text: the parts of the HTML are offsets in it, so that they are not kept twice. */
interface Head extends Pick<TextBody, 'headings' | 'steps'> {
  introEnd: number
  sections: [id: string, start: number, end: number][]
}

const headSchema: v.GenericSchema<unknown, Head> = v.object({
  headings: v.array(v.object({ id: v.string(), text: v.string(), level: v.picklist([2, 3]) })),
  introEnd: v.number(),
  sections: v.array(v.tuple([v.string(), v.number(), v.number()])),
  steps: v.exactOptional(
    v.object({
      line: v.number(),
      before: v.string(),
      after: v.string(),
      steps: v.array(v.object({ html: v.string(), line: v.number(), hasText: v.boolean() })),
    }),
  ),
})

/** A rendered text as one text: a line of JSON, and the HTML. */
export function packBody({ html, headings, intro, sections, steps }: KeptBody): string {
  let from = intro.length
  const head: Head = {
    headings,
    introEnd: intro.length,
    sections: sections.map((section) => {
      const start = html.indexOf(section.html, from)
      from = start + section.html.length
      return [section.id, start, from]
    }),
    ...(steps && { steps }),
  }
  return `${JSON.stringify(head)}\n${html}`
}

/** Reverts `packBody`; undefined if it is none. */
export function parseBody(packed: string): KeptBody | undefined {
  const end = packed.indexOf('\n')
  const head = parseStored(headSchema, packed.slice(0, end))
  if (!head) return undefined
  const { headings, introEnd, sections, steps } = head
  const html = packed.slice(end + 1)
  return {
    html,
    headings,
    intro: html.slice(0, introEnd),
    sections: sections.map(([id, start, stop]) => ({ id, html: html.slice(start, stop) })),
    ...(steps && { steps }),
  }
}
