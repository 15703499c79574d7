import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** Reads the texts of PDFs in a thread: a small file can ask for hours of work, and nothing in this thread could end that. */
export interface PdfReader {
  /** The text of a PDF, empty for a damaged one; undefined if it asks for more time or memory than any honest document. */
  read: (bytes: Uint8Array) => Promise<string | undefined>
  close: () => Promise<void>
}

/** A hundred pages take a third of a second. */
const timeLimit = 30_000

const resourceLimits = { maxOldGenerationSizeMb: 512 }

/** @param limit milliseconds for each document */
export function openPdfReader(limit = timeLimit): PdfReader {
  let thread: Worker | undefined
  const end = async () => {
    const ended = thread
    thread = undefined
    await ended?.terminate()
  }
  return {
    read: async (bytes) => {
      // Started only where there is a new document: that takes a tenth of a second.
      const current = (thread ??= start())
      const answer = once(current, 'message', { signal: AbortSignal.timeout(limit) })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      current.postMessage(bytes)
      try {
        const [text] = (await answer) as [string] // what the thread sends
        return text
      } catch {
        // The time has passed, or the thread has ended for lack of memory.
        await end()
        return undefined
      }
    },
    close: end,
  }
}

function start(): Worker {
  const thread = new Worker(new URL('./read-pdf-worker.ts', import.meta.url), { resourceLimits })
  // Told to who waits for an answer. When nobody does, it must not end this program.
  thread.on('error', () => undefined)
  return thread
}
