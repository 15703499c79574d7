import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const source = `
  const { createProgram, runProgram } = await import('#engine/program/create-program.ts')
  const { ProgramError } = await import('#lib/program-error.ts')
  const check = (_command, [path]) => { if (path === 'muve') throw new ProgramError('Did you mean "move"?') }
  const program = createProgram('npm run build --', 'Does x.', { move: 'npm run build -- move a --by NAME --to b' }, check)
  const addMove = () => program.command('move').argument('<path>').requiredOption('--by <name>').requiredOption('--to <place>')
  if (process.argv.includes('move')) addMove().action(() => { console.info('moved'); process.exit() })
  if (process.argv.includes('take')) program.command('take').argument('<path>').action(() => undefined)
  const { out, fail } = program
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
  [
    ['move', '--by', 'x'],
    2,
    /^error: missing: <path>, --to <place>\nFor example: npm run build -- move a --by NAME --to b\n--help lists the options\.$/,
  ],
  [['move', 'a', '--by', 'x'], 2, /^error: missing: --to <place>\nFor example: /],
  [
    ['move', 'a', '--byy', 'x'],
    2,
    /^error: unknown option '--byy'\n\(Did you mean --by\?\)\n--help lists the options\.$/,
  ],
  [['move', 'a', '--byy=x', '--to', 'b'], 2, /^error: unknown option '--byy'\n/],
  [['move', 'a', '--why', '-x'], 2, /^error: unknown option '--why'\n--help/],
  [['move', 'muve', '--to', 'b'], 2, /^Did you mean "move"\?/],
  [['take'], 2, /^error: missing: <path>\nUsage: npm run build -- take <path>\n/],
  [['move', 'a', '--by', 'x', '--to', 'b'], 0, /^moved$/],
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
