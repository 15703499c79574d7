import { createProgram } from '../src/engine/program/create-program.ts'
import { siteBuilds } from './check.ts'
import { runSteps } from './run-steps.ts'

createProgram(
  'npm run site -- test sites',
  'Builds the sites that the server and browser tests need, for running these tests alone.',
).parse()

await runSteps('npm run site -- test sites', siteBuilds)
