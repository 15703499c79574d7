import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const run = promisify(execFile)

const link = (jsx: string) =>
  `import { Link } from '#ui/link.tsx'\nexport const X = ({ path }: { path: string }) => ${jsx}\nexport { Link }\n`
const clock = 'the clock that is handed down'
const escaped = 'Not the path of a file'

/** Code, and the expected message; undefined where it is valid. */
const cases: readonly (readonly [name: string, code: string, message: string | undefined])[] = [
  ['a cast of a route', link('<Link to={path as string}>a</Link>'), 'A cast here hides a dead link'],
  ['a cast to a route', link("<Link to={path as '/ve-shs'}>a</Link>"), 'A cast here hides a dead link'],
  ['a claim of a route', link('<Link to={path!}>a</Link>'), 'A cast here hides a dead link'],
  ['satisfies', link('<Link to={path satisfies string}>a</Link>'), 'A cast here hides a dead link'],
  [
    'the link of the router',
    "export { Link } from '@tanstack/react-router'\n",
    "'Link' import from '@tanstack/react-router' is restricted",
  ],
  ['a cast', link('<p>{path as string}</p>'), 'Say on this line, in a comment, why the cast is right'],
  ['any', link('<p>{(path as any).x}</p>'), 'no-explicit-any'],
  ['a cast with its reason', 'export const x = (path: unknown) => path as string // always one\n', undefined],
  ['new Date()', 'export const x = () => new Date()\n', clock],
  ['Date.now()', 'export const x = () => Date.now()\n', clock],
  ['Date()', 'export const x = () => Date()\n', clock],
  ['Date.now as a value', 'export const x = [1].map(Date.now)\n', clock],
  ['Temporal.Now', 'export const x = () => Temporal.Now.instant()\n', clock],
  ['performance.timeOrigin', 'export const x = () => performance.timeOrigin\n', clock],
  [
    'a moment that is given',
    "export const x = (moment: number) => [new Date('2026-11-21'), new Date(moment)]\n",
    undefined,
  ],
  [
    'Canadian dates',
    "export const x = (day: Date) => day.toLocaleDateString('en-CA')\n",
    'Not ISO 8601 in every engine',
  ],
  ['Swedish dates', "export const x = new Intl.DateTimeFormat('sv-SE')\n", 'Not ISO 8601 in every engine'],
  ['English dates', "export const x = new Intl.DateTimeFormat('en-GB')\n", undefined],
  ['a reload', 'export const x = () => location.reload()\n', 'go through the reload guard'],
  ['a load', "export const x = () => window.location.replace('/')\n", 'go through the reload guard'],
  ['a replaced text', "export const x = (text: string) => text.replace('a', 'b')\n", undefined],
  ['the path of a URL', "export const x = new URL('a.ts', import.meta.url).pathname\n", escaped],
  ['the path of the own URL', 'export const x = new URL(import.meta.url).pathname\n', escaped],
  ['the path of a made URL', 'export const x = (path: string) => new URL(`file:///${path}`).pathname\n', escaped],
  ['a part of the own URL', "export const x = import.meta.url.replace('file://', '')\n", escaped],
  ['a URL made of a path', 'export const x = (path: string) => `file://${path}`\n', escaped],
  ['a URL joined with a path', "export const x = (path: string) => 'file://' + path + '?a'\n", escaped],
  [
    'URLs of files and of pages',
    "export const x = [new URL('a.ts', import.meta.url).href, new URL(location.href).pathname, 'file:///etc/passwd']\n",
    undefined,
  ],
  ['a doc comment of what', '/** What a page has. */\nexport const x = 1\n', 'Begin with the thing'],
  ['a doc comment of whether', '/**\n * Whether it is one.\n */\nexport const x = true\n', 'Begin with the thing'],
  ['another doc comment', '/** A thing, and what it has. */\nexport const x = 1 // What it is.\n', undefined],
  ['an order by sign', 'export const x = (a: string, b: string) => (a < b ? -1 : 1)\n', 'Equals sort by engine'],
  ['an order downwards', 'export const x = (a: number, b: number) => (a >= b ? -1 : 1)\n', 'Equals sort by engine'],
  ['a sign of three', 'export const x = (a: number) => (a < 0 ? -1 : a > 0 ? 1 : 0)\n', undefined],
  ['a stopwatch', 'export const x = () => performance.now()\n', undefined],
]

interface LintReport {
  diagnostics: { filename: string; message: string; code: string }[]
}

let folder = ''
/** The messages by file. */
const messages = new Map<string, string>()

/** Lints all files in one run, because starting the linter takes most of the time. */
beforeAll(async () => {
  // Inside the project, so that its configuration applies.
  folder = await mkdtemp('src/features/lint-')
  await Promise.all(cases.map(([, code], index) => writeFile(join(folder, `case-${index}.tsx`), code)))
  const { stdout } = await run('node_modules/.bin/oxlint', ['--format', 'json', folder]).catch(
    (error: { stdout: string }) => error,
  )
  const { diagnostics } = JSON.parse(stdout) as LintReport // the format of oxlint
  for (const { filename, code, message } of diagnostics) {
    const file = filename.split('/').at(-1) ?? ''
    messages.set(file, `${messages.get(file) ?? ''}${code} ${message}\n`)
  }
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test.each(cases.map((one, index) => [...one, index] as const))('%s', (_name, _code, message, index) => {
  const found = messages.get(`case-${index}.tsx`)
  if (message === undefined) expect(found).toBeUndefined()
  else expect(found).toContain(message)
})
