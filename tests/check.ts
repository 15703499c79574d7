import { createProgram } from '../src/engine/program/create-program.ts'
import { ownOutput } from './content/own-site.ts'
import { ensureEngine, findReason, requireEngine, type EngineName } from './e2e/support/find-engine.ts'
import { explainVersion, readVersion } from './engines/engine-versions.ts'
import { findOldReason, oldestTested } from './engines/old-chromium.ts'
import { bin, program, runSteps, type Step } from './run-steps.ts'
import { siteContent, siteEnvironment, siteOutput } from './site/site.ts'

// Each step can also be run alone. Slower checks are in full.ts.

const vitest = ['run', '--config', 'tests/vitest.config.ts', '--project']

export const staticChecks: readonly Step[] = [
  { name: 'format', command: bin('oxfmt'), args: ['--check', '.'] },
  { name: 'lint', command: bin('oxlint'), args: ['--max-warnings', '0'] },
  program('route tree', 'src/engine/cli/routes-cli.ts', '--check'),
  { name: 'types', command: bin('tsc'), args: [] },
  program("editors' schemas", 'src/desk/schemas-cli.ts', '--check'),
  program('messages', 'tests/messages.ts'),
  program('list of commands', 'src/desk/site/docs-commands-cli.ts', '--check'),
  program('dependencies', 'tests/dependencies.ts'),
  program('archive', 'src/desk/archive/archive-cli.ts', '--check'),
]

export const unitTests: Step = { name: 'unit', command: bin('vitest'), args: [...vitest, 'unit'], goal: 40 }

/** Tests need no earlier builds, no social images of each page and not the best compression. */
const forTests = ['--keep', '1', '--finish', 'never']

/** The two sites of the tests: their own, and the current `content/`. */
export const siteBuilds: readonly (readonly Step[])[] = [
  [
    {
      ...program(
        "build the tests' site",
        'src/site/programs/build.ts',
        '--content',
        siteContent,
        '--out',
        siteOutput,
        ...forTests,
      ),
      environment: siteEnvironment,
    },
  ],
  [program('build content/', 'src/site/programs/build.ts', '--out', ownOutput, ...forTests)],
]

/** A few of the random edits of full.ts, the same each time. */
const randomEdits: Step = {
  ...program(
    'random edits',
    'tests/incremental/edits-cli.ts',
    '--steps',
    '15',
    '--length',
    '15',
    '--compare-every',
    '8',
    '--seed',
    '1',
  ),
  goal: 30,
}

export const contractTests: Step = { name: 'server and build', command: bin('vitest'), args: [...vitest, 'site'] }

export const browserTests: Step = {
  name: 'browser',
  command: bin('playwright'),
  args: ['test', '--config', 'tests/playwright.config.ts'],
  goal: 210,
}

/** Ten steps in other engines; more of them, and more steps, in test engines. */
const toSmoke = (engines: readonly string[]): Step => ({
  ...program('other engines', 'tests/engines.ts', 'smoke', '--engine', engines.join()),
  goal: 40,
})

/** The engines of a run: what is said of them at its end. */
function describeEngine(name: EngineName): { line: string; warning?: string | undefined } {
  const path = requireEngine(name)
  const version = readVersion(path)
  const title = name === 'firefox' ? 'Firefox' : 'Chromium'
  if (version === undefined) return { line: title, warning: `${path} does not say its version` }
  return { line: `${title} ${version}`, warning: explainVersion(name, version, path) }
}

/** With the same random input each time, so that no change is refused by chance. The full run takes other input at each run. */
function withFixedSeeds(step: Step): Step {
  const { FUZZ_SEED = '1', CONTRACT_SEED = '1' } = process.env
  return { ...step, environment: { ...step.environment, FUZZ_SEED, CONTRACT_SEED } }
}

if (import.meta.main) {
  createProgram('npm run check --', 'Runs all checks that CI runs for each change.').parse()
  // Installed before the steps, so that its time is not measured.
  console.info(`The browser of the tests: ${ensureEngine('chromium')}`)
  const others = [
    { name: 'firefox', reason: findReason('firefox') },
    { name: oldestTested, reason: await findOldReason(oldestTested) },
  ] as const
  const smoked = others.flatMap(({ name, reason }) => (reason === undefined ? [name] : []))
  const notes = others.flatMap(({ name, reason }) => (reason === undefined ? [] : [`${name} is not tested: ${reason}`]))
  const engines = [describeEngine('chromium'), ...(smoked.includes('firefox') ? [describeEngine('firefox')] : [])]
  notes.push(...engines.flatMap(({ warning }) => warning ?? []))
  for (const note of notes) console.info(note)
  await runSteps(
    'npm test',
    [
      staticChecks,
      [withFixedSeeds(unitTests)],
      [{ ...program('days', 'tests/days.ts'), goal: 20 }],
      ...siteBuilds,
      [randomEdits],
      [withFixedSeeds(contractTests)],
      [browserTests],
      ...(smoked.length > 0 ? [[toSmoke(smoked)]] : []),
    ],
    {
      goal: 360,
      engines: [
        ...engines.map(({ line }) => line),
        ...(smoked.includes(oldestTested) ? [oldestTested.replace('chromium-', 'Chromium ')] : []),
      ],
    },
  )
  for (const note of notes) console.info(note)
}
