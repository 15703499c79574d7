import { siteBuilds } from './check.ts'
import { runSteps } from './run-steps.ts'

// npm run test:sites: builds the sites that the server and browser tests need, for running these tests alone.

await runSteps('npm run test:sites', siteBuilds)
