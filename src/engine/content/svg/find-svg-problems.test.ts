import { expect, test } from 'vitest'
import { findSvgProblems } from './find-svg-problems.ts'
import { iconProfile, imageProfile } from './svg-profiles.ts'

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" ${attributes}>\n${inside}</svg>`

const withXlink = 'xmlns:xlink="http://www.w3.org/1999/xlink"'

test.each([
  svg('<path d="M0 0h1" fill="url(#g)"/>'),
  svg('<path style="fill: url( \'#g\' )"/>'),
  svg('<defs><g id="a"/></defs><use href="#a"/><use xlink:href="#a"/>', withXlink),
  `<?xml version="1.0"?><!-- note -->${svg('<title>A &amp; B, javascript: x</title>')}`,
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
])('as an image, %s can be published', (text) => {
  expect(findSvgProblems(text, imageProfile)).toEqual([])
})

// What icons are refused for is in read-own-set.test.ts.
test.each([
  [svg('<script>alert(1)</script>'), '2:1 Has <script>: only shapes are published'],
  [svg('<SCRIPT/>'), '2:1 Has <SCRIPT>'],
  [svg('<s:script xmlns:s="http://www.w3.org/2000/svg"/>'), '2:1 Has <s:script>'],
  [svg('<foreignObject><p/></foreignObject>'), '2:1 Has <foreignObject>'],
  [svg('<image href="data:image/png;base64,AA"/>'), '2:1 Has <image>: an image inside an image is not published'],
  [svg('<a href="#x"/>'), '2:1 Has <a>'],
  [svg('<constructor/>'), '2:1 Has <constructor>: only shapes are published'],
  [svg('<animate attributeName="href"/>'), '2:1 Has <animate>'],
  [svg('<style>@import "//evil.test"</style>'), '2:1 Has <style>: write its rules as attributes'],
  [svg('<text>A</text>'), '2:1 Has <text>: its letters would differ'],
  [svg('<g>A</g>'), '2:4 Has text; turn letters into paths'],
  [svg('<path onload="alert(1)"/>'), '2:7 Has onload="…": an image runs no script'],
  [svg('<path ONCLICK="alert(1)"/>'), '2:7 Has ONCLICK'],
  [svg('<path x:onclick="alert(1)" xmlns:x="x"/>'), '2:7 Has x:onclick'],
  [svg('', 'onload="alert(1)"'), '1:59 Has onload'],
  [svg('<use href="https://evil.test/a.svg#b"/>'), '2:6 Has href="…": an image refers to places in itself alone'],
  [svg('<use href=" javascript:alert(1)"/>'), '2:6 Has href="…"'],
  [svg('<use xlink:href="data:,x"/>', withXlink), '2:6 Has xlink:href="…"'],
  [svg('<path fill="url(https://evil.test/#a)"/>'), '2:7 Has "url(": an image runs nothing and loads nothing'],
  [svg('<path style="fill: URL( \'//evil.test\' )"/>'), '2:7 Has "URL("'],
  [svg(String.raw`<path style="fill:u\72l(//evil.test)"/>`), String.raw`2:7 Has "\"`],
  ['<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg"/>', '1:1 Has a document type'],
  ['<!DOCTYPE svg PUBLIC "x" "y"><svg xmlns="http://www.w3.org/2000/svg"/>', '1:1 Has a document type'],
  [`<?xml-stylesheet href="https://evil.test/a.css"?>${svg('')}`, '1:1 Has <?xml-stylesheet?>; remove it'],
  ['<html/>', '1:1 Is <html>, not <svg>'],
  ['<svg>', '1:5 Is no SVG that can be read: unclosed tag: svg'],
  ['PNG', '1:4 Is no SVG that can be read'],
  ['', '1:1 Is no SVG that can be read'],
])('as an image, %s is refused', (text, expected) => {
  const [first] = findSvgProblems(text, imageProfile)
  expect(`${first?.line}:${first?.column} ${first?.message}`).toContain(expected)
})

test('all problems are named, in the order of the file', () => {
  const text = svg('<script onload="x"/>\n<path fill="url(x)"/>\n<text>A</text>')
  const lines = findSvgProblems(text, iconProfile).map(({ line, message }) => `${line} ${message}`)
  expect(lines).toEqual([
    '2 Has <script>: an icon runs no script',
    '2 Has onload="…": an icon runs no script',
    '3 Has "url(": an icon runs nothing and loads nothing',
    '4 Has <text>: turn letters into paths',
    '4 Has text; turn letters into paths',
  ])
})

test('what drawing programs add is allowed where the file is cleaned', () => {
  const text = `<!DOCTYPE svg PUBLIC "x" "y">\n${svg('<x:view x:a="1"/>', 'xmlns:x="x"')}`
  expect(findSvgProblems(text, iconProfile)).toEqual([])
  expect(findSvgProblems(text, imageProfile)).toHaveLength(2)
})
