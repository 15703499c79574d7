import { getPriority, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { readPart } from './read-part.ts'
import type { FromThread, Outcome, ToThread } from './thread-messages.ts'

/**
 * How little of a processor that others want the thread gets: what waits for pages comes first. On Linux, where the value of nobody
 * else changes: it is that of the calling thread there, and of the whole process elsewhere.
 */
const niceness = 10

/** Does the jobs that the other side of this thread asks for. */
export function runThread<Job, Result>(run: (job: Job) => Promise<Outcome<Result>>): void {
  // A user may not lower the value.
  if (process.platform === 'linux' && getPriority() < niceness) setPriority(niceness)
  const streams = new Map<number, ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>>()
  const send = (message: FromThread<Result>) => {
    // The memory of parts is handed over, not copied: nobody else has it.
    const bytes = message.kind === 'part' ? message.bytes : undefined
    parentPort?.postMessage(message, bytes ? [bytes.buffer] : [])
  }
  const take = async (message: ToThread<Job>): Promise<void> => {
    const { id, kind } = message
    const reader = streams.get(id)
    if (kind === 'run') {
      const { result, stream } = await run(message.job)
      if (stream) streams.set(id, stream.getReader())
      send({ kind: 'done', id, result, hasStream: stream !== undefined })
    } else if (kind === 'pull') {
      const bytes = reader && (await readPart(reader))
      if (!bytes) streams.delete(id)
      send({ kind: 'part', id, bytes })
    } else {
      streams.delete(id)
      await reader?.cancel()
    }
  }
  parentPort?.on('message', (message: ToThread<Job>) => {
    take(message).catch((error: unknown) => {
      streams.delete(message.id)
      send({ kind: 'error', id: message.id, error })
    })
  })
}
