import { randomBytes } from 'node:crypto'
import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { descending } from '#lib/order.ts'
import { say } from '#lib/say/message.ts'
import type { Run, RunEvent } from '../protocol/changes.ts'
import { Conflicting, Refused, toDiskRefusal } from '../refusal/refused.ts'
import { toLocalText } from '../say/to-local-text.ts'

export type RunEnd = Extract<RunEvent, { kind: 'end' }>
export type Tell = (event: Exclude<RunEvent, { kind: 'end' }>) => void

/** Work that goes on after its request is answered, and tells of itself in events, which are kept. */
export interface Runs {
  /** Begins work at once. An error of it is its end, in words. */
  start: (work: (tell: Tell) => Promise<RunEnd>) => Run
  /** The events of a run, those before first; undefined where there is none. It ends with the run, or with the signal. */
  follow: (id: string, signal: AbortSignal) => AsyncIterable<RunEvent> | undefined
  /** Resolves when no run is under way. */
  idle: () => Promise<void>
}

/** The last runs are kept. */
const mostKept = 100

export function openRuns(state: string, logError: (error: unknown) => void): Runs {
  const folder = join(state, 'runs')
  mkdirSync(folder, { recursive: true })
  const working = new Map<string, { events: RunEvent[]; wake: Set<() => void>; ended: Promise<void> }>()
  const names = readdirSync(folder).filter((name) => name.endsWith('.jsonl'))
  const byAge = names
    .map((name) => ({ name, at: statSync(join(folder, name)).mtimeMs }))
    .toSorted((one, other) => descending(one.at, other.at))
  for (const { name } of byAge.slice(mostKept)) rmSync(join(folder, name))

  const toEnd = (error: unknown): RunEnd => {
    if (error instanceof Conflicting)
      return fail(say`The content has changed meanwhile: nothing was published. Open the entry, which shows both texts`)
    const refused = error instanceof Refused ? error : toDiskRefusal(error)
    if (refused) return fail(refused.said)
    logError(error)
    return fail(say`The desk has failed at this; the reason is in its log. What was saved is kept`)
  }
  const readKept = (id: string): RunEvent[] | undefined => {
    if (!/^[\w-]{16,40}$/.test(id)) return undefined
    try {
      const lines = readFileSync(join(folder, `${id}.jsonl`), 'utf8').split('\n')
      // The last line may be half of one, where the desk was killed.
      const events = lines.flatMap((line) => (line.endsWith('}') ? [JSON.parse(line) as RunEvent] : [])) // written below
      const isEnded = events.some(({ kind }) => kind === 'end')
      return isEnded
        ? events
        : [...events, fail(say`The desk was stopped meanwhile. Where it was publishing, it went on at its next start`)]
    } catch {
      return undefined
    }
  }

  return {
    start: (work) => {
      const id = randomBytes(18).toString('base64url')
      const events: RunEvent[] = []
      const wake = new Set<() => void>()
      const add = (event: RunEvent) => {
        events.push(event)
        try {
          appendFileSync(join(folder, `${id}.jsonl`), `${JSON.stringify(event)}\n`)
        } catch (error) {
          // Whoever looks on is told all the same.
          logError(error)
        }
        for (const one of wake) one()
      }
      const finish = async () => {
        // The run is known before its work begins.
        await Promise.resolve()
        add(await work(add).catch(toEnd))
        working.delete(id)
      }
      const ended = finish()
      working.set(id, { events, wake, ended })
      return { id }
    },
    follow: (id, signal) => {
      const run = working.get(id)
      if (run) return followWorking(run, signal)
      const kept = readKept(id)
      return kept && toIterable(kept)
    },
    idle: async () => {
      while (working.size > 0) await Promise.all([...working.values()].map(({ ended }) => ended))
    },
  }
}

async function* toIterable(events: readonly RunEvent[]): AsyncGenerator<RunEvent> {
  yield* events
}

async function* followWorking(
  { events, wake }: { events: readonly RunEvent[]; wake: Set<() => void> },
  signal: AbortSignal,
): AsyncGenerator<RunEvent> {
  for (let next = 0; !signal.aborted;) {
    const event = events[next]
    if (event) {
      yield event
      if (event.kind === 'end') return
      next++
    } else {
      await new Promise<void>((resolve) => {
        const done = () => {
          wake.delete(done)
          signal.removeEventListener('abort', done)
          resolve()
        }
        wake.add(done)
        signal.addEventListener('abort', done)
      })
    }
  }
}

function fail(message: Parameters<typeof toLocalText>[0]): RunEnd {
  return { kind: 'end', isDone: false, message: toLocalText(message), addresses: [] }
}
