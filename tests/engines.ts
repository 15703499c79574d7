import { spawnSync } from 'node:child_process'
import { createProgram } from '../src/engine/program/create-program.ts'
import { engineNames, findReason } from './e2e/support/find-engine.ts'
import { tied } from './engines/drivers/start-tied.ts'
import { findOldReason, oldChromiumNames } from './engines/old-chromium.ts'
import { bin } from './run-steps.ts'

const command = createProgram(
  'npm run site -- test engines',
  'Runs the core of the browser tests in Chromium, Firefox and WebKit, which it installs where it may, and ten steps in old versions of Chromium, which it fetches. An engine that cannot be had is named, and the others are tested.',
)
  .argument('[files...]', 'only test files whose paths contain one of them')
  .option('--engine <names>', `only these, with commas: ${[...engineNames, ...oldChromiumNames].join(',')}`)
  .option('--grep <pattern>', 'only scenarios whose titles match')
  .parse()
const [files] = command.processedArgs
const { engine, grep } = command.opts()
const isWanted = (name: string) => engine?.split(',').includes(name) ?? true

const reasons = [
  ...engineNames.filter(isWanted).map((name) => ({ name, reason: findReason(name) })),
  ...(await Promise.all(
    oldChromiumNames.filter(isWanted).map(async (name) => ({ name, reason: await findOldReason(name) })),
  )),
]
const available = reasons.flatMap(({ name, reason }) => (reason === undefined ? [name] : []))
const missing = reasons.flatMap(({ name, reason }) =>
  reason === undefined ? [] : [`${name} is not tested: ${reason}`],
)
for (const line of missing) console.info(line)
if (available.length === 0) throw new Error('There is no engine to test.')
const result = spawnSync(
  tied,
  [
    'test',
    '--config',
    'tests/engines/playwright.config.ts',
    ...available.map((name) => `--project=${name}`),
    ...(grep === undefined ? [] : ['--grep', grep]),
    ...files,
  ],
  { stdio: 'inherit', env: { ...process.env, PROGRAM: bin('playwright'), ENGINES_MISSING: missing.join('\n') } },
)
process.exitCode = result.status ?? 1
