import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { required } from '#app/is-supported.ts'
import { oldestBrowsers } from '#engine/render/code/oldest-browsers.ts'
import { ascending } from '../../src/lib/order.ts'
import { readOutput } from '../site/read-output.ts'
import { siteOutput } from '../site/site.ts'
import { compatKeys, engines, type Versions } from './compat-keys.ts'
import { findInHtml } from './find-in-html.ts'
import { findInScript } from './find-in-script.ts'
import { findInStyles } from './find-in-styles.ts'
import { findNewer } from './find-newer.ts'

// What docs/browsers.md says of the oldest engines, and of what the site uses that they lack, is true of the built site.

const document = readFileSync('docs/browsers.md', 'utf8')

const toCell = (version: number) => (version === Infinity ? '–' : String(version))
const toCells = (versions: Versions) => engines.map((engine) => toCell(versions[engine])).join(' | ')

test('the versions that the code is built for are those of the document', () => {
  expect(document).toContain(`| oldest supported version | ${toCells(oldestBrowsers)} |`)
})

test('each newer feature in use has a row with its versions and its fallback, and no row is left over', () => {
  const rows = [
    ...document.matchAll(/^\| `([\w-]+)` \| ([^|]+ \| [^|]+ \| [^|]+ \| [^|]+) \| ([^|]+) \| ([^|]+) \|$/gm),
  ]
  const documented = Object.fromEntries(rows.map(([, feature = '', versions]) => [feature, versions]))
  const found = [...findNewer(readOutput(siteOutput), oldestBrowsers)].toSorted(([a], [b]) => ascending(a, b))
  expect(documented).toEqual(Object.fromEntries(found.map(([feature, versions]) => [feature, toCells(versions)])))
  for (const [, feature, , use = '', fallback = ''] of rows) {
    expect([use.trim(), fallback.trim()], feature).not.toContain('')
  }
})

test('the app starts in the oldest versions, and in none before', () => {
  const versions = Object.keys(required).map((key) => compatKeys.get(key)?.since)
  const newest = engines.map((engine) => [engine, Math.max(...versions.map((since) => since?.[engine] ?? Infinity))])
  expect(Object.fromEntries(newest)).toEqual(oldestBrowsers)
})

describe('what is found', () => {
  test.each([
    ['.a { text-wrap: balance }', 'css.properties.text-wrap.balance'],
    ['.a { color: color-mix(in srgb, red, blue) }', 'css.types.color.color-mix'],
    ['.a { color: rgb(from red r g b) }', 'css.types.color.rgb.relative_syntax'],
    ['.a:has(> b) { color: red }', 'css.selectors.has'],
    ['.a { &.b { color: red } }', 'css.selectors.nesting'],
    ['@starting-style { .a { opacity: 0 } }', 'css.at-rules.starting-style'],
    ['@media (width >= 40rem) { .a { color: red } }', 'css.at-rules.media.range_syntax'],
    ['@media (scripting: none) { .a { color: red } }', 'css.at-rules.media.scripting'],
    ['.a { anchor-name: --a }', 'css.properties.anchor-name'],
    ['.a { height: 100dvh }', 'css.types.length.viewport_percentage_units_dynamic'],
  ])('in styles: %s', (css, key) => {
    expect([...findInStyles(css)]).toContain(key)
  })

  test.each([
    ['Map.groupBy(list, toKey)', 'javascript.builtins.Map.groupBy'],
    ['document.startViewTransition(update)', 'api.Document.startViewTransition'],
    ['new IntersectionObserver(see)', 'api.IntersectionObserver'],
    ['if ("a" in b) requestIdleCallback(act)', 'api.Window.requestIdleCallback'],
    ['list.toSorted()', 'javascript.builtins.Array.toSorted'],
    ["addEventListener('scrollend', store)", 'api.Document.scrollend_event'],
    ['navigation.addEventListener(`navigate`, act)', 'api.Navigation.navigate_event'],
    ['text.match(/(?<=a)b/)', 'javascript.regular_expressions.lookbehind_assertion'],
  ])('in a script: %s', (code, key) => {
    expect([...findInScript('a.js', code)].flat()).toContain(key)
  })

  test.each([
    ['<div popover></div>', 'html.global_attributes.popover'],
    ['<details name="a"></details>', 'html.elements.details.name'],
    ['<img fetchpriority="high">', 'html.elements.img.fetchpriority'],
  ])('in a page: %s', (html, key) => {
    expect([...findInHtml(html)]).toContain(key)
  })
})
