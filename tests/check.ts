import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { ensureChromium } from './e2e/find-chromium.ts'

// Everything that must hold before a change lands; what CI runs. Each step is a command anyone can run alone.

const bin = (name: string) => `node_modules/.bin/${name}`

const steps: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ['format', bin('oxfmt'), '--check', '.'],
  ['lint', bin('oxlint'), '--max-warnings', '0'],
  ['route tree', process.execPath, 'src/build/routes-cli.ts', '--check'],
  ['types', bin('tsc')],
  ["editors' schemas", process.execPath, 'src/build/editors/schemas-cli.ts', '--check'],
  ['messages', process.execPath, 'tests/messages.ts'],
  ['unit', bin('vitest'), 'run', '--config', 'tests/vitest.config.ts', '--project', 'unit'],
  ['sample documents', process.execPath, 'src/build/samples/make-samples.ts', '--check'],
  ['build', process.execPath, 'src/build/cli.ts'],
  ['server contract', bin('vitest'), 'run', '--config', 'tests/vitest.config.ts', '--project', 'site'],
  ['browser', bin('playwright'), 'test', '--config', 'tests/playwright.config.ts'],
]

async function run(command: string, args: readonly string[]): Promise<boolean> {
  const child = spawn(command, args, { stdio: 'inherit' })
  const [status] = await once(child, 'close')
  return status === 0
}

const took: string[] = []
let failed = 0
for (const [name, command, ...args] of steps) {
  console.info(`\n── ${name}`)
  const start = performance.now()
  if (name === 'browser') console.info(`with ${ensureChromium()}`)
  const isGood = await run(command, args)
  took.push(
    `  ${isGood ? 'passed' : 'FAILED'}  ${name.padEnd(16)} ${((performance.now() - start) / 1000).toFixed(1)} s`,
  )
  if (!isGood) {
    failed = 1
    break
  }
}
console.info(`\n${took.join('\n')}\n\nchecks: ${took.length - failed} passed, ${failed} failed`)
process.exitCode = failed
