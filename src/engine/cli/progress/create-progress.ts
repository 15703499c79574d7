import { toFittingLine } from './to-fitting-line.ts'

export interface ProgressOptions {
  write: (text: string) => void
  /** True if the line can be rewritten in place. Otherwise each step prints one line at its end. */
  isTerminal: boolean
  /** The present width of the terminal. */
  columns: () => number
  /** Milliseconds since any fixed time. */
  now: () => number
  /** Runs something later, in milliseconds. It must not keep the process alive. */
  later: (run: () => void, delay: number) => void
}

/** One step of a program. Steps may overlap; the line shows the one that was started last and has not ended. */
export interface ProgressStep {
  advance(count?: number): void
  end(): void
}

export interface Progress {
  /** @param total how many things the step goes through, where that is known */
  step(name: string, total?: number): ProgressStep
  /** Counts something that was made, for the summary. `why` says what made it stale. */
  made(what: string, thing: { name: string; ms: number; why?: string | undefined }): void
  /** Counts what was kept as it was, for the summary. */
  kept(what: string, count?: number): void
  /** Prints a line that stays, for example a warning. */
  print(line: string): void
  /** Prints what was made, what was kept, and the slowest things that were made. */
  finish(): void
  /** Removes the line, so that something else can be printed. To be called before an error is reported. */
  clear(): void
}

const drawIntervalMs = 100
const slowestCount = 5
/** Before this, the rate says little about the rest. */
const estimateAfterMs = 1000

interface OpenStep {
  name: string
  start: number
  total: number | undefined
  done: number
}

interface MadeThing {
  what: string
  name: string
  ms: number
  why?: string | undefined
}

/** Tells how far a program is: on a terminal in one line that is rewritten at most ten times a second, else in plain lines. */
export function createProgress({ write, isTerminal, columns, now, later }: ProgressOptions): Progress {
  const open: OpenStep[] = []
  const counts = new Map<string, { made: number; kept: number }>()
  let slowest: MadeThing[] = []
  let lastDraw = -Infinity
  let isScheduled = false
  let isShown = false

  function clear(): void {
    if (isShown) write('\r\u001b[K')
    isShown = false
  }

  function draw(): void {
    isScheduled = false
    const step = open.at(-1)
    if (!step) return clear()
    lastDraw = now()
    isShown = true
    // In the last column some terminals already begin a new line.
    write(`\r${toFittingLine(step.name, toFigures(step, lastDraw), columns() - 1)}\u001b[K`)
  }

  function update(): void {
    if (!isTerminal || isScheduled) return
    const wait = lastDraw + drawIntervalMs - now()
    if (wait <= 0) return draw()
    isScheduled = true
    later(draw, wait)
  }

  function countOf(what: string) {
    const count = counts.get(what) ?? { made: 0, kept: 0 }
    counts.set(what, count)
    return count
  }

  function print(line: string): void {
    clear()
    write(`${line}\n`)
    update()
  }

  return {
    step(name, total) {
      const step: OpenStep = { name, start: now(), total, done: 0 }
      open.push(step)
      update()
      return {
        advance(count = 1) {
          step.done += count
          update()
        },
        end() {
          const index = open.indexOf(step)
          if (index === -1) return
          open.splice(index, 1)
          if (isTerminal) update()
          else write(`${toStepLine(step, now())}\n`)
        },
      }
    },
    made(what, thing) {
      countOf(what).made++
      if (slowest.length === slowestCount && thing.ms <= (slowest.at(-1)?.ms ?? 0)) return
      slowest = [...slowest, { what, ...thing }].toSorted((a, b) => b.ms - a.ms).slice(0, slowestCount)
    },
    kept(what, count = 1) {
      countOf(what).kept += count
    },
    print,
    finish() {
      open.length = 0
      clear()
      for (const [what, { made, kept }] of counts) write(`  ${what}: ${made} made, ${kept} kept\n`)
      if (slowest.length > 0) write('  slowest:\n')
      for (const { what, name, ms, why } of slowest) {
        write(`    ${Math.round(ms)} ms  ${what} ${name}${why === undefined ? '' : `, because of ${why}`}\n`)
      }
    },
    clear,
  }
}

/** The line of a step that has ended, in a pipe: its name, its time and, where it counts, how many it went through. */
function toStepLine({ name, start, done }: OpenStep, now: number): string {
  return `  ${name.padEnd(23)} ${Math.round(now - start)} ms${done > 0 ? ` for ${done}` : ''}`
}

function toFigures({ start, total, done }: OpenStep, now: number): string {
  const elapsed = now - start
  if (total === undefined) return done > 0 ? `  ${done}` : ''
  const left = done > 0 && done < total && elapsed >= estimateAfterMs ? (elapsed / done) * (total - done) : undefined
  return `  ${done} of ${total}${left === undefined ? '' : `, ${toDuration(left)} left`}`
}

/** In whole seconds, rounded up: a step that is not done never has 0 s left. */
function toDuration(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}
