import { expect, test } from 'vitest'
import { toShownText } from './to-shown-text.ts'

test.each([
  [
    { title: 'Rủi ro', summary: 'Rủi ro' },
    { title: 'Rủi~ro', summary: 'Rủi ro' },
  ],
  [
    { title: 'Rủi ro', head: { title: 'Rủi ro', links: [{ title: 'Rủi ro' }] } },
    { title: 'Rủi~ro', head: { title: 'Rủi ro', links: [{ title: 'Rủi ro' }] } },
  ],
  [
    { rows: [{ item: { title: 'Cổ tức' } }], page: 2, more: null },
    { rows: [{ item: { title: 'Cổ~tức' } }], page: 2, more: null },
  ],
  [{ headings: [{ id: 'rui-ro', text: 'Rủi ro' }] }, { headings: [{ id: 'rui-ro', text: 'Rủi~ro' }] }],
  [
    { html: '<h2 id="rui-ro">Rủi ro <em>cổ phiếu</em></h2>\n<p>Rủi ro</p>' },
    { html: '<h2 id="rui-ro">Rủi~ro <em>cổ~phiếu</em></h2>\n<p>Rủi ro</p>' },
  ],
  [
    { desk: { name: 'Rủi ro', phone: '0' }, desks: [{ name: 'Rủi ro' }], name: 'Rủi ro' },
    { desk: { name: 'Rủi~ro', phone: '0' }, desks: [{ name: 'Rủi~ro' }], name: 'Rủi ro' },
  ],
  [
    { summary: 'From 1 May', html: '<p>Until 12 June</p>', head: { description: 'From 1 May' } },
    { summary: 'From 1~May', html: '<p>Until 12~June</p>', head: { description: 'From 1 May' } },
  ],
  [{ title: undefined }, {}],
])('%j', (payload, shown) => {
  expect(JSON.parse(toShownText(payload))).toEqual(JSON.parse(JSON.stringify(shown).replaceAll('~', '\u00a0')))
})
