import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pollUntil } from './poll-until.ts'

/** The time and memory of a program, with all its threads and processes. */
export interface Cost {
  wallSeconds: number
  cpuSeconds: number
  /** The highest memory of each process, summed: never less than the highest sum at any one time. */
  peakMegabytes: number
}

export interface ProgramOptions {
  /** Arguments of Node: a program and its own arguments. */
  args: readonly string[]
  directory: string
  environment?: Readonly<Record<string, string>> | undefined
  /** A folder for profiles of the CPU, one file for each thread. */
  profiles?: string | undefined
}

export interface RunningProgram {
  /** Its output until now. */
  output: () => string
  isRunning: () => boolean
  /** Its use of resources until now. Only for programs that wait, such as servers: they answer between two tasks. */
  usage: () => Promise<Cost>
  /** Waits for its end. @throws with its last lines where it fails */
  ended: () => Promise<Cost>
  stop: () => Promise<Cost>
}

/** Starts a Node program that is measured. */
export async function startProgram(options: ProgramOptions): Promise<RunningProgram> {
  const { args, directory, environment, profiles } = options
  const usages = await mkdtemp(join(tmpdir(), 'usage-'))
  const preload = new URL('report-usage.js', import.meta.url).href
  const profile = profiles === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profiles}`]
  const start = performance.now()
  const child = spawn(process.execPath, [...profile, ...args], {
    cwd: directory,
    env: { ...process.env, ...environment, NODE_OPTIONS: `--import ${preload}`, USAGE_DIRECTORY: usages },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  const closed = once(child, 'close').then(() => (performance.now() - start) / 1000)

  const end = async (isStopped: boolean): Promise<Cost> => {
    const wallSeconds = await closed
    const cost = { wallSeconds, ...(await readUsages(usages)) }
    await rm(usages, { recursive: true, force: true })
    if (!isStopped && child.exitCode !== 0) {
      throw new Error(`${args.join(' ')} failed:\n${output.trim().split('\n').slice(-20).join('\n')}`)
    }
    return cost
  }
  return {
    output: () => output,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    usage: async () => {
      const wallSeconds = (performance.now() - start) / 1000
      await rm(join(usages, `${child.pid}.json`), { force: true })
      child.kill('SIGUSR2')
      await pollUntil(
        () => `${args.join(' ')} to report its memory`,
        async () => (await readdir(usages)).includes(`${child.pid}.json`),
      )
      return { wallSeconds, ...(await readUsages(usages)) }
    },
    ended: () => end(false),
    stop: () => {
      child.kill('SIGTERM')
      return end(true)
    },
  }
}

async function readUsages(folder: string): Promise<Omit<Cost, 'wallSeconds'>> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json'))
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))
  const usages = texts.map((text) => JSON.parse(text) as NodeJS.ResourceUsage) // written by report-usage.js
  return {
    cpuSeconds: usages.reduce((sum, { userCPUTime, systemCPUTime }) => sum + userCPUTime + systemCPUTime, 0) / 1e6,
    peakMegabytes: usages.reduce((sum, { maxRSS }) => sum + maxRSS, 0) / 1024,
  }
}

/** The times of steps that a program prints, in milliseconds by name: `  Make pages   123 ms for 500`. */
export function toSteps(output: string): Record<string, number> {
  const lines = output.matchAll(/^ {2}(\S.*?) +([\d,]+) ms(?: for [\d,]+)?$/gm)
  return Object.fromEntries(
    [...lines].map(([, name = '', ms = '']) => [name.replace(/\d+ /, ''), Number(ms.replaceAll(',', ''))]),
  )
}
