import { parentPort, workerData } from 'node:worker_threads'
import { readRow, type ReadingRoot, type RowRequest } from './read-row.ts'

// Reads entries for `readRows`: a message is a list of requests, the answer the list of rows.

const root: ReadingRoot = workerData // given by `readRows`

parentPort?.on('message', async (requests: readonly RowRequest[]) => {
  const rows = []
  for (const request of requests) rows.push(await readRow(root, request))
  const buffers = rows.flatMap(({ entry }) => (entry ? [entry.data, ...entry.bodies.map(({ bytes }) => bytes)] : []))
  // Each has memory of its own, which moves to the other thread without a copy.
  parentPort?.postMessage(rows, buffers.map(toMemory))
})

function toMemory({ buffer }: Uint8Array): ArrayBuffer {
  if (buffer instanceof ArrayBuffer) return buffer
  throw new TypeError('The memory is shared')
}
