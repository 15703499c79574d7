import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const source = `
  const { createProgram, runProgram } = await import('#engine/program/create-program.ts')
  const { ProgramError } = await import('#lib/program-error.ts')
  const { out, fail } = createProgram('npm run build --', 'Does x.')
    .option('--out <dir>', 'folder of the output', 'dist')
    .option('--fail <how>', 'fails')
    .parse(process.argv.slice(1), { from: 'user' })
    .opts()
  await runProgram(async () => {
    if (fail === 'known') throw new RangeError('known')
    if (fail === 'own') throw new ProgramError('own')
    if (fail) throw new Error('unknown')
    console.info(out)
  }, [RangeError])
`

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', source, '--', ...args], {
    encoding: 'utf8',
  })
  return { status, output: (stdout + stderr).trim() }
}

test.each<[string[], number, RegExp]>([
  [[], 0, /^dist$/],
  [['--out', 'a'], 0, /^a$/],
  [
    ['--help'],
    0,
    /^Usage: npm run build -- \[options\]\s+Does x\.[^]*--out <dir>\s+folder of the output \(default: "dist"\)/,
  ],
  [['--oui'], 2, /^error: unknown option '--oui'\n\(Did you mean --out\?\)\n--help lists the options\.$/],
  [['--out'], 2, /^error: option '--out <dir>' argument missing/],
  [['a'], 2, /^error: too many arguments/],
  [['--fail', 'known'], 1, /^known$/],
  [['--fail', 'own'], 1, /^own$/],
  [['--fail', 'x'], 1, /^Error: unknown\n\s+at /],
])('%j ends with status %i', (args, status, output) => {
  expect(run(...args)).toEqual({ status, output: expect.stringMatching(output) })
})
