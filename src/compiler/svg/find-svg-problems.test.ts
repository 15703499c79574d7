import { expect, test } from 'vitest'
import { findSvgProblem } from './svg-problem.ts'

const svg = (inside: string, attributes = '') => `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`

test.each([
  svg('<path d="M0 0h1" fill="url(#g)"/>'),
  svg('<defs><g id="a"/></defs><use href="#a"/><use xlink:href="#a"/>', 'xmlns:xlink="http://www.w3.org/1999/xlink"'),
  `<?xml version="1.0"?><!-- note -->${svg('<title>A &amp; B</title>')}`,
])('%s can be published', (text) => {
  expect(findSvgProblem(text)).toBeUndefined()
})

test.each([
  [svg('<script>alert(1)</script>'), 'Has <script>'],
  [svg('<SCRIPT/>'), 'Has <SCRIPT>'],
  [svg('<s:script xmlns:s="http://www.w3.org/2000/svg"/>'), 'Has <s:script>'],
  [svg('<foreignObject><p/></foreignObject>'), 'Has <foreignObject>'],
  [svg('<image href="data:image/png;base64,AA"/>'), 'Has <image>'],
  [svg('<a href="#x"/>'), 'Has <a>'],
  [svg('<animate attributeName="href"/>'), 'Has <animate>'],
  [svg('<style>@import "//evil.test"</style>'), 'Has <style>'],
  [svg('<text>A</text>'), 'Has <text>: its letters would differ'],
  [svg('<path onload="alert(1)"/>'), 'Has onload'],
  [svg('<path ONCLICK="alert(1)"/>'), 'Has ONCLICK'],
  [svg('', 'onload="alert(1)"'), 'Has onload'],
  [svg('<use href="https://evil.test/a.svg#b"/>'), 'Refers to "https://evil.test/a.svg#b"'],
  [svg('<use href=" javascript:alert(1)"/>'), 'Refers to " javascript:alert(1)"'],
  [svg('<use xlink:href="data:,x"/>', 'xmlns:xlink="http://www.w3.org/1999/xlink"'), 'Refers to "data:,x"'],
  [svg('<path fill="url(https://evil.test/#a)"/>'), 'Refers to something outside in fill'],
  [svg('<path style="fill: URL( \'//evil.test\' )"/>'), 'Refers to something outside in style'],
  [svg(String.raw`<path style="fill:u\72l(//evil.test)"/>`), 'Refers to something outside in style'],
  ['<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg"/>', 'Has a document type'],
  [`<?xml-stylesheet href="https://evil.test/a.css"?>${svg('')}`, 'Has an instruction "xml-stylesheet"'],
  ['<html/>', 'Has <html>'],
  ['<svg>', 'Is no SVG that can be read'],
  ['PNG', 'Is no SVG that can be read'],
  ['', 'Is no SVG that can be read'],
])('%s cannot', (text, problem) => {
  expect(findSvgProblem(text)).toContain(problem)
})
