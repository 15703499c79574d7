import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { IconSet } from '#lib/icons/icon-set.ts'
import { Diagnostics } from '../source/diagnostics.ts'
import { readOwnSet } from './read-own-set.ts'

let temporary = ''
let count = 0

beforeAll(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'icons-'))
})
afterAll(() => rm(temporary, { recursive: true, force: true }))

/** The set of the given files, and the errors in them. */
async function read(files: Readonly<Record<string, string>>): Promise<{ set: IconSet; problems: string[] }> {
  const folder = join(temporary, String(count++))
  await mkdir(folder)
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  const diagnostics = new Diagnostics()
  const set = await readOwnSet('test', diagnostics, folder)
  const problems = diagnostics.list.map(
    ({ file, line, column, message }) => `${relative(folder, file)}:${line}:${column} ${message}`,
  )
  return { set, problems }
}

const svg = (inside: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"${more}>\n${inside}\n</svg>\n`

test.each([
  ['a plain drawing', svg('<path d="M2 2h20v20z"/>'), '<g fill="currentColor"><path d="M2 2h20v20z"/></g>'],
  [
    'lines',
    svg('<path d="M4 4h16"/>', ' fill="none" stroke="#0a6239" stroke-width="2" width="24" height="24"'),
    '<g fill="none" stroke="currentColor" stroke-width="2"><path d="M4 4h16"/></g>',
  ],
  [
    'a drawing with a title and a comment',
    `<?xml version="1.0" encoding="utf-8"?>\n<!-- Drawn by hand -->\n${svg('<title>Tên</title><desc>x</desc><path d="M4 4h16v1z"/>')}`,
    '<g fill="currentColor"><path d="M4 4h16v1z"/></g>',
  ],
  [
    "Illustrator's classes",
    svg(
      '<style type="text/css">.st0{fill:none;stroke:#000;stroke-width:2;}</style><path class="st0" d="M4,4h16"/><path class="st0" d="M4,8h16"/>',
      ' id="Layer_1" x="0px" y="0px" xml:space="preserve" style="enable-background:new 0 0 24 24;"',
    ),
    '<g fill="currentColor"><path fill="none" stroke="currentColor" stroke-width="2" d="M4 4h16M4 8h16"/></g>',
  ],
  [
    "Inkscape's metadata",
    svg(
      '<sodipodi:namedview pagecolor="#fff"/><metadata>x</metadata><g inkscape:label="L" id="g1"><rect x="2" y="2" width="20" height="20" style="fill:#123456;stroke:none"/></g>',
      ' xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"',
    ),
    '<g fill="currentColor"><path fill="currentColor" d="M2 2h20v20H2z"/></g>',
  ],
])('%s is cleaned', async (_name, text, body) => {
  const { set, problems } = await read({ 'a.svg': text })
  expect(problems).toEqual([])
  expect(set).toEqual({ prefix: 'test', icons: { a: { body, width: 24, height: 24 } } })
})

test.each([
  [
    'a script',
    svg('<path d="M0 0h5"/>\n  <script>alert(1)</script>'),
    'a.svg:3:3 Has <script>: an icon runs no script',
  ],
  ['a handler', svg('<path\n  onclick="alert(1)" d="M0 0h5"/>'), 'a.svg:3:3 Has onclick="…": an icon runs no script'],
  ['a handler of the root', svg('', ' onload="alert(1)"'), 'a.svg:1:61 Has onload="…"'],
  [
    'HTML',
    svg('<foreignObject><div>x</div></foreignObject>'),
    'a.svg:2:1 Has <foreignObject>: an icon has nothing but shapes',
  ],
  ['a link', svg('<a href="https://evil.test"><path d="M0 0h5"/></a>'), 'a.svg:2:1 Has <a>: an icon links nowhere'],
  [
    'a deprecated link',
    svg('<use xlink:href="#b" xmlns:xlink="x"/>'),
    'a.svg:2:1 Has <use>: draw what it refers to in its place',
  ],
  ['a reference of a shape', svg('<path href="#b" d="M0 0h5"/>'), 'a.svg:2:7 Has href="…": an icon refers to nothing'],
  ['a script as an address', svg('<path fill="java&#10;script:alert(1)"/>'), 'a.svg:2:7 Has "javascript:"'],
  ['an image', svg('<image width="5"/>'), 'a.svg:2:1 Has <image>: draw it as shapes'],
  ['a colour by URL', svg('<path fill="url(https://evil.test/#a)"/>'), 'a.svg:2:7 Has "url("'],
  ['an imported style sheet', svg('<style>\n@import "https://evil.test/a.css";</style>'), 'a.svg:3:1 Has "@import"'],
  [
    'a linked style sheet',
    `<?xml-stylesheet href="a.css"?>\n${svg('')}`,
    'a.svg:1:1 Has <?xml-stylesheet?>; remove it',
  ],
  ['a style with a data URL', svg('<path style="fill:url(data:x)"/>'), 'a.svg:2:7 Has "url("'],
  ['an animation', svg('<animate attributeName="d"/>'), 'a.svg:2:1 Has <animate>: draw with plain shapes'],
  ['a text element', svg('<text>SHS</text>'), 'a.svg:2:1 Has <text>: turn letters into paths'],
  ['text between elements', svg('<g>\nSHS</g>'), 'a.svg:3:1 Has text; turn letters into paths'],
  ['text in CDATA', svg('<g><![CDATA[SHS]]></g>'), 'a.svg:2:4 Has text; turn letters into paths'],
  [
    'entities',
    `<!DOCTYPE svg [<!ENTITY a "b">]>\n${svg('')}`,
    'a.svg:1:1 Has a document type, which may declare entities',
  ],
  ['an unknown entity', svg('<g>&a;</g>'), 'a.svg:2:6 Is no SVG that can be read: undefined entity'],
  ['a missing end tag', svg('<g>'), 'a.svg:3:6 Is no SVG that can be read'],
  ['another root', '<html viewBox="0 0 1 1"/>', 'a.svg:1:1 Is <html>, not <svg>'],
  ['no view box', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h5"/></svg>', 'a.svg:1:1 Has no viewBox'],
  [
    'a script with a namespace prefix',
    svg('<x:script xmlns:x="http://www.w3.org/2000/svg"/>'),
    'a.svg:1:1 This drawing ',
  ],
  ['no shapes', svg(''), 'a.svg:1:1 This drawing is empty'],
  ['an empty file', '', 'a.svg:1:1 Is no SVG that can be read'],
])('%s is reported with its position', async (_name, text, problem) => {
  const { set, problems } = await read({ 'a.svg': text })
  expect(set.icons).toEqual({})
  expect(problems[0]).toContain(problem)
  expect(problems[0]).toMatch(/^a\.svg:\d+:\d+ /)
})

test.each(['A.svg', 'a b.svg', 'a--b.svg', 'a.png', '__proto__.svg'])('%s is not a valid name', async (name) => {
  const { set, problems } = await read({ [name]: svg('<path d="M0 0h5"/>') })
  expect(Object.keys(set.icons)).toEqual([])
  expect(problems).toEqual([expect.stringContaining(`${name}:1:1 Invalid file name of an icon`)])
})

test('all invalid files are reported, and valid ones are read', async () => {
  const bad = svg('<script/>')
  const { set, problems } = await read({ 'a.svg': bad, 'b.svg': svg('<path d="M0 0h5v5z"/>'), 'c.svg': bad })
  expect(Object.keys(set.icons)).toEqual(['b'])
  expect(problems.map((problem) => problem.slice(0, 5)).toSorted()).toEqual(['a.svg', 'c.svg'])
})

test("the firm's own icons are valid", async () => {
  const diagnostics = new Diagnostics()
  const { icons } = await readOwnSet('shs', diagnostics)
  expect(diagnostics.list).toEqual([])
  expect(Object.keys(icons)).toContain('market-pulse')
})
