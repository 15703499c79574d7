import { execFile } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseCost, toErrorPlaces, type CheckCost } from './parse-check.ts'
import { wrongLinks } from './wrong-links.ts'

/** Checks the types of a project, and runs `times` in the shell for the CPU time of it, which Node does not know. */
const script = 'node_modules/.bin/tsc -p . --pretty false --extendedDiagnostics; times'

/**
 * Checks the types of a copy of the project several times, then once more with links that must not compile.
 * @returns the run that took the least CPU time
 * @throws where the project has an error, or where a wrong link is none
 */
export async function measureTypes(directory: string, rounds: number): Promise<CheckCost> {
  const costs: CheckCost[] = []
  for (let round = 0; round < rounds; round++) {
    const output = await check(directory)
    if (/error TS/.test(output)) throw new Error(`The project has errors:\n${output.slice(0, 2000)}`)
    costs.push(parseCost(output))
  }
  await expectErrors(directory)
  const best = costs.toSorted((a, b) => a.cpuSeconds - b.cpuSeconds)[0]
  if (!best) throw new Error('at least one round is needed')
  return best
}

async function expectErrors(directory: string): Promise<void> {
  const { file, text, lines } = wrongLinks
  await writeFile(join(directory, file), text)
  const found = toErrorPlaces(await check(directory)).join(' ')
  await rm(join(directory, file))
  const expected = lines.map((line) => `${file}:${line}`).join(' ')
  if (found !== expected) throw new Error(`Wrong links are no longer errors.\nExpected: ${expected}\nFound: ${found}`)
}

/** @returns what it printed; its status is not 0 where there are errors */
function check(directory: string): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile('sh', ['-c', script], { cwd: directory, maxBuffer: 64 * 2 ** 20 }, (error, stdout, stderr) => {
      if (error && !stdout) reject(new Error(`tsc could not be run: ${stderr || error.message}`))
      else resolve(stdout)
    })
  })
}
