import { expect, test } from 'vitest'
import { findHeadings } from './find-headings.ts'

test.each([
  ['## Phí lưu ký', [{ title: 'Phí lưu ký', anchor: 'phi-luu-ky' }]],
  ['### Board of Directors {#hoi-dong-quan-tri}', [{ title: 'Board of Directors', anchor: 'hoi-dong-quan-tri' }]],
  ['## **Đậm**', [{ title: 'Đậm', anchor: 'dam' }]],
  ['text ## no heading', []],
  ['```\n## code\n```', []],
  ['# the title', []],
])('the headings of %j', (body, headings) => {
  expect(findHeadings(body)).toEqual(headings)
})
