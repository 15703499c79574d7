import { siteBuilds } from './check.ts'
import { runSteps } from './run-steps.ts'

// npm run test:sites: the sites that the server's and the browser's tests look at, for whoever runs these tests alone.

await runSteps('npm run test:sites', siteBuilds)
