import { expect, test } from 'vitest'
import type { TextBody } from '#engine/model/entries/entry.ts'
import { toTextOutline, type TextOutline } from './to-text-outline.ts'

const words = (count: number) => `<p>${Array.from({ length: count }, () => 'chữ').join(' ')}</p>`

/** A text with as many words before its sections as given first, and in each of them. */
function toBody(intro: number, ...sections: number[]): TextBody {
  const parts = sections.map((count, index) => ({ id: `s${index}`, html: words(count) }))
  return {
    html: words(intro) + parts.map(({ id, html }) => `<h2 id="${id}">Mục ${id}</h2>${html}`).join(''),
    isEmpty: false,
    headings: parts.map(({ id }) => ({ id, text: `Mục ${id}`, level: 2 })),
    anchors: parts.map(({ id }) => id),
    intro: intro > 0 ? words(intro) : '',
    sections: parts,
  }
}

test.each<[what: string, body: TextBody, outline: TextOutline]>([
  [
    'an introduction and two sections',
    toBody(50, 100, 300),
    { parts: [50, 100, 300], sections: { count: 2, longest: 'Mục s1', place: 2 }, minutes: 3 },
  ],
  [
    'sections alone',
    toBody(0, 300, 100),
    { parts: [300, 100], sections: { count: 2, longest: 'Mục s0', place: 0 }, minutes: 2 },
  ],
  [
    'one section: paragraphs, items and rows',
    { ...toBody(10), html: `${words(10)}<ul><li>a b</li></ul><table><tr><td>c</td></tr></table><p>·</p>` },
    { parts: [10, 2, 1], sections: undefined, minutes: 1 },
  ],
  ['nothing', { ...toBody(0), html: '' }, { parts: [], sections: undefined, minutes: 1 }],
])('the outline of %s', (_what, body, outline) => {
  expect(toTextOutline(body)).toEqual(outline)
})
