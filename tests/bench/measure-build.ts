import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Project } from '../releases/project.ts'

/** What a build took. */
export interface BuildCost {
  wallSeconds: number
  /** Of the process and all its threads. */
  cpuSeconds: number
  peakMegabytes: number
  /** By the names that the build prints. */
  stepSeconds: Readonly<Record<string, number>>
}

/** Builds a project in a process of its own. @throws with its last lines where the build fails. */
export async function measureBuild(project: Project, more: readonly string[] = []): Promise<BuildCost> {
  const usageFile = join(project.directory, 'usage.json')
  const preload = new URL('report-usage.js', import.meta.url).href
  const start = performance.now()
  const child = project.build(more, { NODE_OPTIONS: `--import ${preload}`, USAGE_FILE: usageFile })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)))
  const [status] = await once(child, 'close')
  const wallSeconds = (performance.now() - start) / 1000
  if (status !== 0) throw new Error(`The build failed:\n${output.trim().split('\n').slice(-20).join('\n')}`)
  const usage: NodeJS.ResourceUsage = JSON.parse(await readFile(usageFile, 'utf8')) // written by report-usage.js
  const steps = [...output.matchAll(/^ {2}(\S.*?)\s+(\d+) ms$/gm)]
  return {
    wallSeconds,
    cpuSeconds: (usage.userCPUTime + usage.systemCPUTime) / 1e6,
    peakMegabytes: usage.maxRSS / 1024,
    stepSeconds: Object.fromEntries(steps.map(([, name = '', ms]) => [name.replace(/\d+ /, ''), Number(ms) / 1000])),
  }
}
