import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import { createProgram } from '../src/engine/program/create-program.ts'
import { lockFileSchema, manifestSchema } from './dependencies/lock-file.ts'
import { reviewDependencies } from './dependencies/review-dependencies.ts'
import { toAuditReport } from './dependencies/to-audit-report.ts'

createProgram(
  'npm run site -- test dependencies',
  'Reviews the packages of the project: versions, hashes, install scripts, licences, the README; and known weaknesses, where the registry can be asked.',
).parse()

const manifest = v.parse(manifestSchema, JSON.parse(readFileSync('package.json', 'utf8')))
const lock = v.parse(lockFileSchema, JSON.parse(readFileSync('package-lock.json', 'utf8')))
const readme = ['README.md', 'docs/dependencies.md'].map((path) => readFileSync(path, 'utf8')).join('\n')
const problems = reviewDependencies({ manifest, lock, readme })
for (const problem of problems) console.error(problem)

const { unknown, failures, notes } = toAuditReport(await audit(), lock)
if (unknown !== undefined) console.info(`Known weaknesses: the registry could not be asked (${unknown})`)
for (const note of notes) console.info(`Known weakness, not in what the server runs, or not grave: ${note}`)
for (const failure of failures) console.error(`Known weakness in what the server runs: ${failure}. Read npm audit`)

const count = Object.keys(lock.packages).length - 1
console.info(`${count} packages, ${Object.keys(manifest.dependencies).length} of them named by the server`)
process.exitCode = problems.length + failures.length > 0 ? 1 : 0

/** The output of `npm audit`. It asks once, and not for long: tests pass without a network. */
async function audit(): Promise<string> {
  const args = ['audit', '--json', '--fetch-retries=0', '--fetch-timeout=10000']
  const npm = spawn('npm', args, { stdio: ['ignore', 'pipe', 'ignore'], shell: process.platform === 'win32' })
  const printed = text(npm.stdout)
  npm.on('error', () => npm.stdout.destroy())
  return printed.catch(() => '')
}
