import { createProgram } from '../src/engine/program/create-program.ts'
import { browserTests, contractTests, siteBuilds, unitTests } from './check.ts'
import { ownOutput } from './content/own-site.ts'
import { program, runSteps, type Step } from './run-steps.ts'

createProgram(
  'npm run site -- test full',
  'Slow checks that seldom fail; more than an hour on two cores. Run it before a release, and after a change of the build, the server, the frame or a dependency.',
).parse()

/** Days on which checks are likely to fail: the end of a meeting's notice, of a year of fees, a leap day, a distant day. */
const days = ['2026-12-01', '2027-06-02', '2028-02-29', '2030-01-01']

const everything = { E2E_FULL: '1' }

function on(day: string, { name, command, args }: Step): Step {
  const shift = `--import ${new URL('shift-clock.js', import.meta.url).href}`
  const environment = { NODE_OPTIONS: shift, TESTS_NOW: `${day}T09:00:00+07:00` }
  return { name: `${name}, ${day}`, command, args, environment }
}

/** `npm test` checks one page of each kind. */
const validHtml: Step = {
  name: 'HTML of all pages',
  command: contractTests.command,
  args: [...contractTests.args, 'tests/server/valid-html.test.ts'],
  environment: everything,
}

/** Everything that is made at random, for longer than in `npm test`. */
const fuzzTests: readonly Step[] = [
  { ...unitTests, name: 'random texts, drawings and documents', args: [...unitTests.args, 'tests/fuzz'] },
  { ...contractTests, name: 'random requests', args: [...contractTests.args, 'tests/security'] },
].map((step) => ({ ...step, environment: { FUZZ_SECONDS: '30' } }))

/** `npm test` sends a part of these requests. */
const requests: Step = {
  name: 'contract, in full',
  command: contractTests.command,
  args: [...contractTests.args, 'tests/contract/caches.test.ts', 'tests/contract/properties.test.ts'],
  environment: everything,
}

/** `npm test` holds connections for a few seconds, and measures nothing beside other tests. */
const endurance: Step = {
  name: 'server on Node, in full',
  command: contractTests.command,
  args: [
    ...contractTests.args,
    '--maxWorkers=1',
    'tests/server/node/many-connections.test.ts',
    'tests/server/node/stop.test.ts',
  ],
  environment: everything,
}

const phases: readonly (readonly Step[])[] = [
  [program('sample documents', 'tests/samples/make-samples.ts', '--check')],
  [program('font files', 'src/engine/cli/make-fonts-cli.ts', '--check')],
  [program('corpus', 'tests/corpus.ts', 'node_modules', 'content', 'docs')],
  ...siteBuilds,
  ...days.map((day) => [on(day, unitTests)]),
  // The sites of these tests are built for a fixed moment: of the day itself only the programs that they start could know.
  ...days.slice(-1).map((day) => [on(day, contractTests)]),
  [validHtml],
  ...fuzzTests.map((step) => [step]),
  [requests],
  [endurance],
  [program('ten minutes of requests', 'tests/soak.ts')],
  [program('searches in content/', 'tests/bench/bench-search.ts', '--out', ownOutput)],
  [{ ...program('browser to test with', 'tests/ensure-browser.ts'), environment: everything }],
  [{ name: 'browser, all', command: browserTests.command, args: browserTests.args, environment: everything }],
  [program('engines', 'tests/engines.ts')],
  [program('on paper', 'tests/print.ts', '--dir', ownOutput)],
  [program('pseudo-locale', 'tests/pseudo.ts')],
  [program('a third language', 'tests/languages/third-language.ts')],
  [program('recipes', 'tests/recipes/follow-recipes.ts')],
  [program('identical builds', 'tests/releases/identical.ts')],
  [program('releases and open pages', 'tests/releases/skew.ts')],
  [program('random edits', 'tests/incremental/edits-cli.ts')],
  [program('random edits of code', 'tests/incremental/edits-cli.ts', '--code', '--steps', '30', '--length', '10')],
  [
    program(
      'random edits, finished',
      'tests/incremental/edits-cli.ts',
      '--finish',
      '--steps',
      '30',
      '--compare-every',
      '10',
    ),
  ],
  [program('killed builds', 'tests/releases/kills.ts')],
  [program('a folder with other letters', 'tests/other-folder.ts')],
]

// One failure in an hour would be little to know.
await runSteps('npm run site -- test full', phases, { runAll: true })
