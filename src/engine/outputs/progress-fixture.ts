import type { Progress } from './progress.ts'

export interface RecordedProgress extends Progress {
  /** The lines that were printed. */
  lines: string[]
  /** How much of each kind was made and kept. */
  counts: { made: Record<string, number>; kept: Record<string, number> }
}

/** A progress that shows nothing. @param onStep called when a step begins, and when it ends */
export function recordProgress(onStep: (name: string, isEnded: boolean) => unknown = () => {}): RecordedProgress {
  const lines: string[] = []
  const counts: RecordedProgress['counts'] = { made: {}, kept: {} }
  return {
    lines,
    counts,
    step: (name) => {
      onStep(name, false)
      return { advance: () => {}, end: () => void onStep(name, true) }
    },
    made: (what) => count(counts.made, what, 1),
    kept: (what, more = 1) => count(counts.kept, what, more),
    print: (line) => void lines.push(line),
    finish: () => {},
  }
}

function count(counted: Record<string, number>, what: string, more: number): void {
  counted[what] = (counted[what] ?? 0) + more
}
