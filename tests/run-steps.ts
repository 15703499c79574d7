import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { text } from 'node:stream/consumers'
import { startInEnglish } from './in-english.ts'

startInEnglish()

/** A command that must succeed. */
export interface Step {
  name: string
  command: string
  args: readonly string[]
  environment?: Readonly<Record<string, string>>
  /** The target time on two cores, in seconds. Printed beside the actual time; exceeding it is not a failure. */
  goal?: number
}

export const bin = (name: string) => `node_modules/.bin/${name}`

/** A step that runs a program of this project. */
export function program(name: string, file: string, ...args: string[]): Step {
  return { name, command: process.execPath, args: [file, ...args] }
}

/**
 * Runs phases one after the other, and the steps of a phase in parallel. A single step prints directly; the output of parallel
 * steps is printed when each has ended. Stops after the first phase with a failure, unless all phases shall run. The exit status
 * is 1 where a step failed. Prints all times, and the engines, with their versions, that the steps use.
 */
export async function runSteps(
  title: string,
  phases: readonly (readonly Step[])[],
  { goal, runAll = false, engines = [] }: { goal?: number; runAll?: boolean; engines?: readonly string[] } = {},
): Promise<void> {
  const start = performance.now()
  const took: string[] = []
  let failed = 0
  for (const phase of phases) {
    const isAlone = phase.length === 1
    if (isAlone) console.info(`\n── ${phase[0]?.name}`)
    const results = await Promise.all(phase.map((step) => run(step, isAlone)))
    for (const { name, goal: aim, isGood, seconds, output } of results) {
      if (!isAlone) console.info(`\n── ${name}\n${output.trim()}`)
      if (!isGood) failed++
      took.push(`  ${isGood ? 'passed' : 'FAILED'}  ${name.padEnd(20)} ${toLine(seconds, aim)}`)
    }
    if (failed > 0 && !runAll) break
  }
  const seconds = (performance.now() - start) / 1000
  console.info(`\n${took.join('\n')}\n`)
  console.info(`${title}: ${took.length - failed} passed, ${failed} failed, ${toLine(seconds, goal)}`)
  const used = engines.length === 0 ? '' : `in ${engines.join(', ')}, `
  console.info(`${used}on ${availableParallelism()} cores, Node ${process.versions.node}`)
  process.exitCode = failed > 0 ? 1 : 0
}

async function run(step: Step, isAlone: boolean) {
  const { command, args, environment } = step
  const start = performance.now()
  const child = spawn(command, args, {
    env: { ...process.env, ...environment },
    stdio: ['inherit', isAlone ? 'inherit' : 'pipe', isAlone ? 'inherit' : 'pipe'],
  })
  const status = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  const [code, ...printed] = await Promise.all([status, ...[child.stdout, child.stderr].map((one) => one && text(one))])
  const seconds = (performance.now() - start) / 1000
  return { ...step, isGood: code === 0, seconds, output: printed.join('') }
}

function toLine(seconds: number, goal: number | undefined): string {
  const taken = `${seconds.toFixed(1)} s`.padStart(8)
  return goal === undefined ? taken : `${taken} (goal on two cores: ${goal} s)`
}
