import { ensureChromium } from './e2e/support/find-chromium.ts'
import { bin, program, runSteps, type Step } from './run-steps.ts'
import { ownOutput } from './content/own-site.ts'
import { siteContent, siteEnvironment, siteOutput } from './site/site.ts'

// Everything that must hold before a change lands; what CI runs. Each step is a command anyone can run alone. What takes
// longer is in full.ts.

const vitest = ['run', '--config', 'tests/vitest.config.ts', '--project']

export const staticChecks: readonly Step[] = [
  { name: 'format', command: bin('oxfmt'), args: ['--check', '.'] },
  { name: 'lint', command: bin('oxlint'), args: ['--max-warnings', '0'] },
  program('route tree', 'src/publish/code/routes-cli.ts', '--check'),
  { name: 'types', command: bin('tsc'), args: [] },
  program("editors' schemas", 'src/editor/schemas-cli.ts', '--check'),
  program('messages', 'tests/messages.ts'),
]

export const unitTests: Step = { name: 'unit', command: bin('vitest'), args: [...vitest, 'unit'], goal: 40 }

/** No page of an earlier build is open here. */
const keepOne = ['--keep', '1']

/** The two sites that tests look at: their own, and `content/` as it is today. */
export const siteBuilds: readonly (readonly Step[])[] = [
  [
    {
      ...program(
        "build the tests' site",
        'src/publish/cli.ts',
        '--content',
        siteContent,
        '--out',
        siteOutput,
        ...keepOne,
      ),
      environment: siteEnvironment,
    },
  ],
  [program('build content/', 'src/publish/cli.ts', '--out', ownOutput, ...keepOne)],
]

export const contractTests: Step = { name: 'server and build', command: bin('vitest'), args: [...vitest, 'site'] }

export const browserTests: Step = {
  name: 'browser',
  command: bin('playwright'),
  args: ['test', '--config', 'tests/playwright.config.ts'],
  goal: 210,
}

if (import.meta.main) {
  // Part of the installation, whose time is not counted.
  console.info(`The browser of the tests: ${ensureChromium()}`)
  await runSteps(
    'npm test',
    [
      staticChecks,
      [unitTests],
      [{ ...program('days', 'tests/days.ts'), goal: 20 }],
      ...siteBuilds,
      [contractTests],
      [browserTests],
    ],
    360,
  )
}
