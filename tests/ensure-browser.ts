import { ensureEngine } from './e2e/support/find-engine.ts'

// Installs the browser of the tests where it is missing. The environment selects the one of the full run (full-run.ts).

console.info(`The browser of the tests: ${ensureEngine('chromium')}`)
