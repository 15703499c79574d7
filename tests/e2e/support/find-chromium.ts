import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { isFullRun } from './full-run.ts'

// With every change tests use the headless shell where there is one: the same engine without a window to draw, in a third of
// the time. The full run uses the whole browser, as visitors do.

const whole = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const installed = isFullRun ? whole : ['/usr/bin/chromium-headless-shell', ...whole]
const packages = isFullRun ? ['chromium'] : ['chromium-headless-shell', 'chromium']

/** A browser that is already on the machine: the one named by CHROMIUM_PATH, the system's, or Playwright's own. */
function findChromium(): string | undefined {
  const candidates = [process.env['CHROMIUM_PATH'] ?? '', ...installed, chromium.executablePath()]
  return candidates.find((path) => path !== '' && existsSync(path))
}

/** The same. @throws with the commands that install one, where there is none. */
export function requireChromium(): string {
  const found = findChromium()
  if (found !== undefined) return found
  const commands = ['npx playwright install --with-deps chromium', ...packages.map((name) => `apt-get install ${name}`)]
  throw new Error(
    `The machine has no browser for these tests. Install one: ${commands.join(', or ')}; or name one: CHROMIUM_PATH=/path npm test`,
  )
}

/** The same, installed where there is none: Playwright's own, else the system's package. */
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
      console.info(`${command} ${args.join(' ')} did not work; trying the next way`)
    }
  }
  return requireChromium()
}
