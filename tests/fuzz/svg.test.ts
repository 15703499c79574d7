import { array, constantFrom, letrec, oneof, property, record, string, tuple } from 'fast-check'
import { parse, parseFragment, type DefaultTreeAdapterTypes } from 'parse5'
import { describe, expect, test } from 'vitest'
import { cleanSvg } from '#engine/content/icons/clean-svg.ts'
import { findSvgProblems } from '#engine/content/svg/find-svg-problems.ts'
import { iconProfile, imageProfile } from '#engine/content/svg/svg-profiles.ts'
import { fuzz, measure } from './fuzz.ts'

// What an SVG is let through with, a browser neither runs nor loads: not as a document of its own, and not within a page.

const tags = ['g', 'path', 'use', 'defs', 'title', 'metadata', 'linearGradient', 'filter', 'style', 'script', 'SCRIPT', 's:script', 'foreignObject', 'image', 'a', 'animate', 'set', 'handler', 'iframe', 'text', 'x:view', 'constructor', 'feImage'] // prettier-ignore

const attributeNames = ['d', 'fill', 'style', 'id', 'class', 'href', 'xlink:href', 'x:href', 'src', 'onload', 'onClick', 'x:onclick', 'transform', 'filter', 'clip-path', 'mask', 'xmlns', 'xmlns:s', 'xml:base', 'attributeName', 'to', 'values', 'begin', 'begin-on'] // prettier-ignore

const attributeValues = ['M0 0h9v9z', '#a', ' #a', 'none', 'url(#a)', "url('#a')", 'url( "#a" )', 'url(https://evil.test/#a)', 'URL(//evil.test)', 'u\\72l(//evil.test)', 'url(data:image/svg+xml,a)', 'javascript:alert(1)', ' java&#10;script:alert(1)', '&#106;avascript:alert(1)', 'data:text/html,a', 'https://evil.test', '//evil.test', 'fill:url(//evil.test)', '@import "//evil.test"', 'image-set("//evil.test" 1x)', 'expression(alert(1))', '/*', '*/', 'href', 'http://www.w3.org/2000/svg', 'http://www.w3.org/1999/xhtml', 'http://www.w3.org/1999/xlink'] // prettier-ignore

const contents = ['', 'a', '<![CDATA[a]]>', '<![CDATA[<script>1</script>]]>', '<!-- a -->', '<!-- --><script>1</script>', '&lt;script>', '&amp;', '&a;', '<?a b?>', '.a{fill:url(//evil.test)}', '@import "//evil.test";', '</svg><script>1</script>'] // prettier-ignore

const { element } = letrec<{ element: string; children: string }>((tie) => ({
  children: array(oneof({ depthSize: 'small', withCrossShrink: true }, constantFrom(...contents), tie('element')), {
    maxLength: 3,
  }).map((parts) => parts.join('')),
  element: record({
    tag: oneof(
      { arbitrary: constantFrom('g', 'path', 'defs', 'use'), weight: 3 },
      { arbitrary: constantFrom(...tags), weight: 1 },
    ),
    attributes: array(tuple(constantFrom(...attributeNames), constantFrom(...attributeValues)), { maxLength: 2 }),
    inside: tie('children'),
  }).map(({ tag, attributes, inside }) => {
    const list = new Map(attributes)
    const pairs = Array.from(
      list,
      ([name, value]) => ` ${name}=${value.includes('"') ? `'${value.replaceAll("'", '')}'` : `"${value}"`}`,
    )
    return `<${tag}${pairs.join('')}>${inside}</${tag}>`
  }),
}))

const before = constantFrom(
  '',
  '',
  '<?xml version="1.0"?>',
  '\ufeff',
  '<!DOCTYPE svg>',
  '<!DOCTYPE svg [<!ENTITY a "<script/>">]>',
)
const root = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:x="x" xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 9 9">' // prettier-ignore

const drawings = oneof(
  tuple(before, array(element, { maxLength: 3 })).map(
    ([start, elements]) => `${start}${root}${elements.join('')}</svg>`,
  ),
  string({ unit: 'binary', maxLength: 200 }),
  array(constantFrom('<', '>', '/', '<svg', ' xmlns="http://www.w3.org/2000/svg"', '<script>', ']]>', '<![CDATA[', '<!--', '-->', '"', '&', ';', '<!DOCTYPE', '[', '<?', '?>'), { maxLength: 30 }).map((parts) => parts.join('')), // prettier-ignore
)

const active = new Set(
  'script foreignobject iframe object embed a animate set handler image feimage style link'.split(' '),
)

/** The parts that a browser would run or load. */
function* findActive(node: DefaultTreeAdapterTypes.Node): Generator<string> {
  const local = node.nodeName.slice(node.nodeName.indexOf(':') + 1).toLowerCase()
  if (active.has(local)) yield `<${node.nodeName}>`
  if ('attrs' in node) {
    for (const { name, value } of node.attrs) {
      const plain = name.slice(name.indexOf(':') + 1).toLowerCase()
      if (plain.startsWith('on')) yield `${name}="${value}"`
      if ((plain === 'href' || plain === 'src') && !value.trim().startsWith('#')) yield `${name}="${value}"`
      if (/url\((?!\s*["']?\s*#)|javascript:|@import|\\/i.test(value) && !name.startsWith('xmlns'))
        yield `${name}="${value}"`
    }
  }
  if ('childNodes' in node) for (const child of node.childNodes) yield* findActive(child)
}

/** As a document and within a page, as parsers of HTML read it. */
function findActiveIn(text: string): string[] {
  return [...findActive(parseFragment(text)), ...findActive(parse(text))]
}

test('findActiveIn finds what runs', () => {
  expect(findActiveIn('<svg><script>1</script></svg>')).toContain('<script>')
  expect(findActiveIn('<svg onload=a></svg>')).toContain('onload="a"')
  expect(findActiveIn('<svg><use href="//evil.test"/></svg>')).toContain('href="//evil.test"')
  expect(findActiveIn('<svg><path fill="url(#a)"/></svg>')).toEqual([])
})

describe.each([
  ['an image', imageProfile],
  ['an icon', iconProfile],
])('%s', (_name, profile) => {
  test('is refused with a position, or harmless', async () => {
    let accepted = 0
    await fuzz(
      property(drawings, (text) => {
        const { result: problems, milliseconds } = measure(() => findSvgProblems(text, profile))
        const lines = text.split('\n').length
        for (const { line, column } of problems) {
          expect(line).toBeGreaterThanOrEqual(1)
          expect(line).toBeLessThanOrEqual(lines)
          expect(column).toBeGreaterThanOrEqual(1)
        }
        expect(milliseconds).toBeLessThan(1000)
        if (problems.length > 0) return
        accepted++
        if (!profile.isCleaned) {
          expect(findActiveIn(text)).toEqual([])
          return
        }
        const cleaned = clean(text)
        if (cleaned !== undefined) expect(findActiveIn(`<svg viewBox="0 0 9 9">${cleaned}</svg>`)).toEqual([])
      }),
      [['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0h9"/></svg>']],
    )
    expect(accepted).toBeGreaterThan(0)
  })
})

/** An icon as it is published; undefined where the cleaning refuses it. */
function clean(text: string): string | undefined {
  try {
    return cleanSvg(text).body
  } catch {
    return undefined
  }
}
