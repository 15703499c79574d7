import { createProgram } from '../src/engine/program/create-program.ts'
import { staticChecks, unitTests } from './check.ts'
import { runSteps } from './run-steps.ts'

createProgram(
  'npm run site -- test quick',
  'Fast checks while working: static checks, and unit tests of files changed since the last commit, without those with large inputs, and of the structure.',
).parse()

const large = ['**/large-*.test.ts', 'tests/corpus/**', 'tests/fuzz/**'].flatMap((pattern) => ['--exclude', pattern])

/** Type-checks only the files that changed. */
const incremental = ['--incremental', '--tsBuildInfoFile', '.cache/types/all.tsbuildinfo']

const quickChecks = staticChecks
  .filter(({ name }) => ['format', 'lint', 'types'].includes(name))
  .map((step) => (step.name === 'types' ? { ...step, args: [...step.args, ...incremental] } : step))

const { name, command, args } = unitTests

await runSteps(
  'npm run site -- test quick',
  [
    [
      ...quickChecks,
      { name: `${name}, of what changed`, command, args: [...args, '--changed', '--passWithNoTests', ...large] },
      { name: 'architecture', command, args: [...args, 'tests/architecture'] },
    ],
  ],
  { goal: 15 },
)
