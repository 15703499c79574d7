import { staticChecks, unitTests } from './check.ts'
import { runSteps } from './run-steps.ts'

// npm run test:quick: while working. The unit tests are those of what differs from the last commit, but for the large inputs.

const large = ['**/large-*.test.ts', 'tests/corpus/**'].flatMap((pattern) => ['--exclude', pattern])

/** What is slow to check as a whole is checked anew only where something changed. */
const kept = ['--incremental', '--tsBuildInfoFile', '.cache/types/all.tsbuildinfo']

const quickChecks = staticChecks
  .filter(({ name }) => ['format', 'lint', 'types'].includes(name))
  .map((step) => (step.name === 'types' ? { ...step, args: [...step.args, ...kept] } : step))

const { name, command, args } = unitTests

await runSteps(
  'npm run test:quick',
  [
    [
      ...quickChecks,
      { name: `${name}, of what changed`, command, args: [...args, '--changed', '--passWithNoTests', ...large] },
    ],
  ],
  15,
)
