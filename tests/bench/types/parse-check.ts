/** The cost of a run of the type checker, as it says. */
export interface CheckCost {
  /** User time of all threads. */
  cpuSeconds: number
  wallSeconds: number
  /** The heap at the end, which is its peak: nothing is freed before. */
  megabytes: number
  files: number
  types: number
  instantiations: number
}

/**
 * The figures that `tsc --extendedDiagnostics` prints, followed by the times that `times` of the shell prints.
 * @throws where one is missing
 */
export function parseCost(output: string): CheckCost {
  const read = (name: string) => {
    const value = new RegExp(`^${name}:\\s+([\\d.]+)[Ks]?$`, 'm').exec(output)?.[1]
    if (value === undefined) throw new Error(`tsc printed no "${name}":\n${output.slice(0, 2000)}`)
    return Number(value)
  }
  // Two lines: the user and the system time of the shell, then of the processes that it ran.
  const user = /^\d+m[\d.]+s \d+m[\d.]+s\n(\d+)m([\d.]+)s /m.exec(output)
  if (!user) throw new Error(`The shell printed no times:\n${output.slice(-500)}`)
  return {
    cpuSeconds: Number(user[1]) * 60 + Number(user[2]),
    wallSeconds: read('Total time'),
    megabytes: read('Memory used') / 1024,
    files: read('Files'),
    types: read('Types'),
    instantiations: read('Instantiations'),
  }
}

/** The places of the errors that `tsc --pretty false` prints: `src/a.tsx:12`. */
export function toErrorPlaces(output: string): string[] {
  return Array.from(output.matchAll(/^(\S.*?)\((\d+),\d+\): error TS/gm), ([, file, line]) => `${file}:${line}`)
}
