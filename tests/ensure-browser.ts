import { ensureChromium } from './e2e/support/find-chromium.ts'

// Installs the browser of the full run where the machine has none: which one it is, the environment says (full-run.ts).

console.info(`The browser of the tests: ${ensureChromium()}`)
