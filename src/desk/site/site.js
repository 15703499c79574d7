// `npm run site`: plain JavaScript, because on a machine on which nothing is installed yet it runs on the machine's own Node, which
// may not read TypeScript. What is missing is installed first, and the program then runs on the Node that package.json pins.

import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sayBoth } from '../say-both.js'

const program = fileURLToPath(new URL('site-cli.ts', import.meta.url))

// All programs name files from the root of the project.
process.chdir(resolve(program, '../../../..'))

const isPinned = () => {
  const file = 'node_modules/node/package.json'
  return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).version === process.versions.node
}

if (isPinned() && existsSync('node_modules/@commander-js/extra-typings')) {
  // Not in the oldest Node on which this file must run.
  const { enableCompileCache } = await import('node:module')
  enableCompileCache('.cache/node')
  await import('./site-cli.ts')
} else {
  await import('../setup.js')
  // Errors of an installation are printed already.
  if (!process.exitCode) {
    const { status, error } = spawnSync('node_modules/node/bin/node', [program, ...process.argv.slice(2)], {
      stdio: 'inherit',
    })
    if (error) {
      console.error(
        sayBoth(
          `The Node of this project could not be started: ${error.message}. Run: npm ci`,
          `Không khởi động được Node của dự án: ${error.message}. Hãy chạy: npm ci`,
        ),
      )
    }
    process.exitCode = status ?? 1
  }
}
