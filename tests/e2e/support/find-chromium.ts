import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { isFullRun } from './full-run.ts'

// By default tests use the headless shell, if installed: the same engine without windows, and three times as fast. The full
// run uses the complete browser, as visitors do.

const whole = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const installed = isFullRun ? whole : ['/usr/bin/chromium-headless-shell', ...whole]
const packages = isFullRun ? ['chromium'] : ['chromium-headless-shell', 'chromium']

/** An installed browser: the one that CHROMIUM_PATH names, that of the system, or Playwright's own. */
function findChromium(): string | undefined {
  const candidates = [process.env['CHROMIUM_PATH'] ?? '', ...installed, chromium.executablePath()]
  return candidates.find((path) => path !== '' && existsSync(path))
}

/** Returns an installed browser. @throws an error with the commands that install one. */
export function requireChromium(): string {
  const found = findChromium()
  if (found !== undefined) return found
  const commands = ['npx playwright install --with-deps chromium', ...packages.map((name) => `apt-get install ${name}`)]
  throw new Error(
    `The machine has no browser for these tests. Install one: ${commands.join(', or ')}; or name one: CHROMIUM_PATH=/path npm test`,
  )
}

/** Returns a browser, and installs it if needed: Playwright's own, else the package of the system. */
export function ensureChromium(): string {
  const attempts = [
    ['node_modules/.bin/playwright', 'install', 'chromium'],
    ['apt-get', 'update'],
    ...packages.map((name) => ['apt-get', 'install', '--yes', '--no-install-recommends', name]),
  ]
  for (const [command = '', ...args] of attempts) {
    const found = findChromium()
    if (found !== undefined) return found
    try {
      execFileSync(command, args, { stdio: 'inherit' })
    } catch {
      console.info(`${command} ${args.join(' ')} failed; trying the next command`)
    }
  }
  return requireChromium()
}
