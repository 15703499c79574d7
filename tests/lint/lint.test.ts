import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)

async function lint(code: string): Promise<string> {
  // Below the project, so that its configuration holds.
  const folder = await mkdtemp('src/views/lint-')
  try {
    await writeFile(join(folder, 'x.tsx'), code)
    const { stdout } = await run('node_modules/.bin/oxlint', [folder]).catch((error: { stdout: string }) => error)
    return stdout
  } finally {
    await rm(folder, { recursive: true })
  }
}

test.each([
  ['<Link to={path as string}>a</Link>', 'A cast here hides a dead link'],
  ["<Link to={path as '/ve-shs'}>a</Link>", 'A cast here hides a dead link'],
  ['<Link to={path!}>a</Link>', 'A cast here hides a dead link'],
  ['<Link to={path satisfies string}>a</Link>', 'A cast here hides a dead link'],
  ['<p>{path as string}</p>', 'Say on this line, in a comment, why the cast is right'],
  ['<p>{(path as any).x}</p>', 'no-explicit-any'],
])('%s is refused', async (jsx, message) => {
  const code = `import { Link } from '@tanstack/react-router'\nexport const X = ({ path }: { path: string }) => ${jsx}\nexport { Link }\n`
  expect(await lint(code)).toContain(message)
})

test.each([
  'new Date()',
  'Date.now()',
  'Date()',
  'Temporal.Now.instant()',
  'performance.timeOrigin',
  '[1].map(Date.now)',
])('%s reads the wall clock, and is refused', async (expression) => {
  expect(await lint(`export const x = () => ${expression}\n`)).toContain('the clock that is handed down')
})

test.each(["new Date('2026-11-21')", 'performance.now()', 'new Date(moment)'])('%s is no clock', async (expression) => {
  expect(await lint(`export const x = (moment: number) => [${expression}, moment]\n`)).toContain('0 errors')
})

test('a cast with its reason passes', async () => {
  expect(await lint('export const x = (path: unknown) => path as string // always one\n')).toContain(
    'Found 0 warnings and 0 errors',
  )
})
