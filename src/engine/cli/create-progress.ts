import { describeOutput, describeReason, outputKindNames } from '#engine/outputs/describe-outputs.ts'
import type { OutputKind } from '#engine/outputs/output-plan.ts'
import type { Progress } from '#engine/outputs/progress.ts'
import { say, type Message } from '#lib/say/message.ts'
import { told, toldWords } from '#lib/say/speech.ts'

/** A step that runs for longer says so, again and again. In milliseconds. */
const intervalMs = 5000
const slowestCount = 5

interface OpenStep {
  name: string
  start: number
  total: number | undefined
  done: number
}

interface MadeThing {
  name: string
  ms: number
  why?: string | undefined
}

export function createProgress(write: (text: string) => void): Progress {
  const open: OpenStep[] = []
  const counts = new Map<OutputKind, { made: number; kept: number }>()
  let slowest: MadeThing[] = []
  let timer: NodeJS.Timeout | undefined

  const tell = () => {
    const now = performance.now()
    for (const step of open) if (now - step.start >= intervalMs) write(`${toRunningLine(step, now)}\n`)
  }
  const countOf = (what: OutputKind) => {
    const count = counts.get(what) ?? { made: 0, kept: 0 }
    counts.set(what, count)
    return count
  }
  return {
    step(name, total) {
      const step: OpenStep = { name, start: performance.now(), total, done: 0 }
      open.push(step)
      timer ??= setInterval(tell, intervalMs).unref()
      return {
        advance(count = 1) {
          step.done += count
        },
        end() {
          const index = open.indexOf(step)
          if (index === -1) return
          open.splice(index, 1)
          write(`${toEndedLine(step, performance.now())}\n`)
          if (open.length > 0) return
          clearInterval(timer)
          timer = undefined
        },
      }
    },
    made(what, thing) {
      countOf(what).made++
      if (slowest.length === slowestCount && thing.ms <= (slowest.at(-1)?.ms ?? 0)) return
      slowest = [...slowest, thing].toSorted((a, b) => b.ms - a.ms).slice(0, slowestCount)
    },
    kept(what, count = 1) {
      countOf(what).kept += count
    },
    print: (line) => write(`${line}\n`),
    finish() {
      for (const [what, { made, kept }] of counts)
        write(`${told(say`  ${outputKindNames[what]}: ${made} made, ${kept} kept`)}\n`)
      if (slowest.length > 0) write(`${told(say`  slowest:`)}\n`)
      for (const thing of slowest) write(`${told(toSlowLine(thing))}\n`)
    },
  }
}

function toSlowLine({ name, ms, why }: MadeThing): Message {
  const line = say`    ${Math.round(ms)} ms  ${describeOutput(name)}`
  return why === undefined ? line : say`${line}; because of: ${describeReason(why)}`
}

/** The line of a step that has ended: its name, its time and, where it counts, how many it went through. */
function toEndedLine({ name, start, done }: OpenStep, now: number): string {
  const took = told(say`${toldWords(name).padEnd(23)} ${Math.round(now - start)} ms`)
  return done > 0 ? told(say`  ${took} for ${done}`) : `  ${took}`
}

/** The line of a step that still runs: how far it is, and how long it will take at this rate. */
function toRunningLine({ name, start, total, done }: OpenStep, now: number): string {
  const elapsed = now - start
  if (total === undefined || done === 0) return told(say`  ${toldWords(name)}: ${toDuration(elapsed)} so far`)
  const left = toDuration((elapsed / done) * Math.max(total - done, 0))
  return told(say`  ${toldWords(name)}: ${done} of ${total}, ${left} left`)
}

/** In whole seconds, rounded up: a step that is not done never has 0 s left. */
function toDuration(ms: number): Message {
  const seconds = Math.ceil(ms / 1000)
  return seconds < 60 ? say`${seconds} s` : say`${Math.floor(seconds / 60)} min ${seconds % 60} s`
}
