import { expect, test } from 'vitest'
import { DrawingError, toDrawing } from './drawing.ts'

const box = '0 0 24 24'

test.each([
  [
    'a path',
    '<path fill="none" stroke="currentColor" stroke-width="2" d="M4 5h16"/>',
    {
      props: { fill: 'none', stroke: 'currentColor', 'stroke-width': '2' },
      shapes: [{ tag: 'path', props: { d: 'M4 5h16' } }],
    },
  ],
  [
    'a group',
    '<g fill="none"><circle cx="12" cy="12" r="10"/><path d="M12 16v-4"></path></g>',
    {
      props: { fill: 'none' },
      shapes: [
        { tag: 'circle', props: { cx: '12', cy: '12', r: '10' } },
        { tag: 'path', props: { d: 'M12 16v-4' } },
      ],
    },
  ],
  [
    'a turned group',
    '<g transform="rotate(90 12 12)" fill="none"><path d="M0 0"/></g>',
    {
      props: { fill: 'none' },
      shapes: [
        { tag: 'g', props: { transform: 'rotate(90 12 12)' }, children: [{ tag: 'path', props: { d: 'M0 0' } }] },
      ],
    },
  ],
  [
    'two shapes',
    ' <rect width="5" height="5" fill="#0a6239"/>\n<line x1="1" y2="2"/> ',
    {
      props: {},
      shapes: [
        { tag: 'rect', props: { width: '5', height: '5', fill: '#0a6239' } },
        { tag: 'line', props: { x1: '1', y2: '2' } },
      ],
    },
  ],
  ['nothing', '', { props: {}, shapes: [] }],
])('%s is a drawing', (_name, body, drawing) => {
  expect(toDrawing(body, box)).toEqual({ viewBox: box, ...drawing })
})

test.each([
  ['<script>alert(1)</script>', '<script>, which is no plain shape', 0],
  ['<path d="M0 0"/><script/>', '<script>', 16],
  ['<SCRIPT/>', '<SCRIPT>', 0],
  ['<x:script/>', '<x:script>', 0],
  ['<foreignObject><div/></foreignObject>', '<foreignObject>', 0],
  ['<image href="https://evil.test/a.svg"/>', '<image>', 0],
  ['<use href="#a"/>', '<use>', 0],
  ['<a href="javascript:alert(1)"><path d="M0 0"/></a>', '<a>', 0],
  ['<animate attributeName="href" to="javascript:alert(1)"/>', '<animate>', 0],
  ['<set attributeName="onclick" to="alert(1)"/>', '<set>', 0],
  ['<style>@import "https://evil.test"</style>', '<style>', 0],
  ['<iframe srcdoc="x"/>', '<iframe>', 0],
  ['<svg onload="alert(1)"/>', '<svg>', 0],
  ['<text>Hi</text>', '<text>', 0],
  ['<path onload="alert(1)" d="M0 0"/>', 'onload="…", which is not for plain shapes', 6],
  ['<path d="M0 0" ONCLICK="alert(1)"/>', 'ONCLICK="…"', 15],
  ['<path xlink:href="https://evil.test"/>', 'xlink:href="…"', 6],
  ['<path href="data:text/html,x"/>', 'href="…"', 6],
  ['<path style="background:url(//evil.test)"/>', 'style="…"', 6],
  ['<path id="page-data" d="M0 0"/>', 'id="…"', 6],
  ['<path class="x"/>', 'class="…"', 6],
  ['<path fill="url(#a)"/>', 'fill="url(#a)", which is neither', 6],
  ['<path fill="URL(https://evil.test)"/>', 'fill="URL(https', 6],
  ['<path fill="javascript:alert(1)"/>', 'fill="javascript', 6],
  ['<path fill="&#106;avascript"/>', 'fill="&#106;', 6],
  ["<path d='M0 0'/>", 'something other than shapes: "<path d=', 0],
  ['<path d=M0/>', 'something other than shapes', 0],
  ['<path d="M0 0">', 'ends inside <path>', 15],
  ['</g>', 'has </g> where nothing of that name is open', 0],
  ['<g></path></g>', 'has </path>', 3],
  ['text', 'something other than shapes: "text"', 0],
  ['<path d="M0 0"/>&lt;script&gt;', 'something other than shapes', 16],
  ['<!-- --><path d="M0 0"/>', 'something other than shapes', 0],
  ['<![CDATA[<script/>]]>', 'something other than shapes', 0],
  ['<!DOCTYPE x [<!ENTITY y "z">]>', 'something other than shapes', 0],
  ['<path\u0000d="M0 0"/>', 'something other than shapes', 0],
  ['<g>'.repeat(9), 'nested deeper than 8', 24],
])('%j is refused: %s', (body, message, offset) => {
  const draw = () => toDrawing(body, box)
  expect(draw).toThrow(DrawingError)
  expect(draw).toThrow(message)
  expect(draw).toThrow(expect.objectContaining({ offset }))
})

test('a body longer than any icon is refused', () => {
  expect(() => toDrawing(`<path d="${'M0 0'.repeat(6000)}"/>`, box)).toThrow('is longer than 20000 characters')
})

test.each(['', '0 0 24', '0 0 24 24 24', 'a b c d', '0 0 24 24" onload="x'])('%j is no view box', (viewBox) => {
  expect(() => toDrawing('', viewBox)).toThrow('is no view box')
})

test('a long body with an error at its end is refused fast', () => {
  const start = performance.now()
  expect(() => toDrawing(`<path${' d="a"'.repeat(2000)}${' '.repeat(5000)}x`, box)).toThrow(DrawingError)
  expect(performance.now() - start).toBeLessThan(1000)
})
