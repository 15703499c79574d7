import { staticChecks, unitTests } from './check.ts'
import { runSteps } from './run-steps.ts'

// npm run test:quick: while working. The unit tests are those of what differs from the last commit, but for the large inputs.

const large = ['**/large-*.test.ts', 'tests/corpus/**'].flatMap((pattern) => ['--exclude', pattern])

const named = new Set(['format', 'lint', 'types'])

await runSteps(
  'npm run test:quick',
  [
    [
      ...staticChecks.filter(({ name }) => named.has(name)),
      {
        ...unitTests,
        name: 'unit, of what changed',
        args: [...unitTests.args, '--changed', '--passWithNoTests', ...large],
      },
    ],
  ],
  15,
)
