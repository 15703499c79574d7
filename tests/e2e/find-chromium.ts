import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** A browser that is already on the machine: the one named by CHROMIUM_PATH, the system's, or Playwright's own. */
export function findChromium(): string | undefined {
  const candidates = [process.env['CHROMIUM_PATH'] ?? '', ...installed, chromium.executablePath()]
  return candidates.find((path) => path !== '' && existsSync(path))
}

const advice =
  'Install Chromium: npx playwright install --with-deps chromium, or apt-get install chromium; or name one: CHROMIUM_PATH=/path npm test'

/** The same. @throws with the commands that install one, where there is none. */
export function requireChromium(): string {
  const found = findChromium()
  if (found === undefined) throw new Error(`The machine has no browser for these tests. ${advice}`)
  return found
}

/** The same, installed where there is none: Playwright's own, else the system's package. */
export function ensureChromium(): string {
  const attempts = [
    ['node_modules/.bin/playwright', 'install', 'chromium'],
    ['apt-get', 'update'],
    ['apt-get', 'install', '--yes', '--no-install-recommends', 'chromium'],
  ] as const
  for (const [command, ...args] of attempts) {
    const found = findChromium()
    if (found) return found
    try {
      execFileSync(command, args, { stdio: 'inherit' })
    } catch {
      console.info(`${command} ${args.join(' ')} did not work; trying the next way`)
    }
  }
  return requireChromium()
}
