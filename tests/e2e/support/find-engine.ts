import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { isFullRun } from './full-run.ts'

export const engineNames = ['chromium', 'firefox', 'webkit'] as const
export type EngineName = (typeof engineNames)[number]

interface Source {
  /** The program to start, at one of these paths. */
  paths: readonly string[]
  /** Other files that it takes. */
  files?: readonly string[]
  /** Debian's packages. */
  packages: readonly string[]
  /** Commands that may install it, tried before the packages. */
  commands?: readonly (readonly string[])[]
}

// By default tests use Chromium's headless shell, if installed: the same engine without windows, and three times as fast. The
// full run uses the complete browser, as visitors do.
const wholeChromium = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const sources: Readonly<Record<EngineName, Source>> = {
  chromium: {
    paths: [
      ...(isFullRun ? wholeChromium : ['/usr/bin/chromium-headless-shell', ...wholeChromium]),
      chromium.executablePath(),
    ],
    packages: isFullRun ? ['chromium'] : ['chromium-headless-shell', 'chromium'],
    commands: [['node_modules/.bin/playwright', 'install', 'chromium']],
  },
  firefox: {
    paths: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    packages: ['firefox-esr', 'firefox'],
  },
  webkit: {
    paths: ['/usr/bin/WebKitWebDriver'],
    // A display without a screen, and the engine from Python, for a window of any width.
    files: ['/usr/bin/Xvfb', '/usr/lib/python3/dist-packages/gi', '/usr/share/doc/gir1.2-webkit2-4.1'],
    packages: ['webkit2gtk-driver', 'xvfb', 'python3-gi', 'gir1.2-webkit2-4.1'],
  },
}

/**
 * An installed engine: the one that CHROMIUM_PATH or FIREFOX_PATH names, that of the system, or Playwright's own.
 * @throws an error where the variable names no file: another engine would be tested without a word
 */
export function findEngine(name: EngineName): string | undefined {
  const { paths, files = [] } = sources[name]
  if (!files.every((path) => existsSync(path))) return undefined
  const variable = `${name.toUpperCase()}_PATH`
  const named = process.env[variable] ?? ''
  if (named !== '' && !existsSync(named)) {
    throw new Error(
      `${variable} names ${named}, and there is no such file; correct it, or remove it to use one of the system`,
    )
  }
  return [named, ...paths].find((path) => path !== '' && existsSync(path))
}

/** Returns an installed engine. @throws an error with the commands that install one. */
export function requireEngine(name: EngineName): string {
  const found = findEngine(name)
  if (found !== undefined) return found
  const { packages, commands = [] } = sources[name]
  const lines = [...commands.map((words) => words.join(' ')), ...packages.map((one) => `apt-get install ${one}`)]
  throw new Error(
    `The machine has no ${name} for these tests. Install it: ${lines.join('; ')}; or name it: ${name.toUpperCase()}_PATH=/path npm test`,
  )
}

/** Returns an engine, and installs it if needed: Playwright's own, else the packages of the system. */
export function ensureEngine(name: EngineName): string {
  const { packages, commands = [] } = sources[name]
  const installs = packages.map((one) => ['apt-get', 'install', '--yes', '--no-install-recommends', one])
  // With the lists of packages as they are, then with new ones.
  for (const [command = '', ...args] of [...commands, ...installs, ['apt-get', 'update'], ...installs]) {
    const found = findEngine(name)
    if (found !== undefined) return found
    try {
      execFileSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] })
    } catch {
      console.info(`${command} ${args.join(' ')} failed; trying the next command`)
    }
  }
  return requireEngine(name)
}

/** Installs an engine if needed. Returns the reason where it cannot be had. */
export function findReason(name: EngineName): string | undefined {
  try {
    ensureEngine(name)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
