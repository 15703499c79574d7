// Installs the packages where package-lock.json has changed since they were installed. It runs on the machine's own Node, before
// anything is installed: plain JavaScript, and nothing but Node's own modules.

import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'

/** @param {string} file */
function timeOf(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
}

// npm writes this file at the end of an installation.
if (timeOf('node_modules/.package-lock.json') <= timeOf('package-lock.json')) {
  // On Windows npm is a script of the shell. The arguments are constant, so that the shell has nothing to misread.
  const { status, error } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (error) console.error(`npm could not be started: ${error.message}. Run this through npm: npm run setup`)
  process.exitCode = status ?? 1
}
