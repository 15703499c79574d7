import { ensureChromium } from './e2e/find-chromium.ts'

// Installs the browser of the tests where the machine has none.

console.info(`The browser of the tests: ${ensureChromium()}`)
