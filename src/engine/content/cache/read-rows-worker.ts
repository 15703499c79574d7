import { parentPort, workerData } from 'node:worker_threads'
import type { ContentSite } from '#engine/model/content/content-site.ts'
import { readRow, type RowRequest } from './read-row.ts'
import type { ThreadRoot } from './read-rows.ts'

// Reads entries for `readRows`: a message is a list of requests, the answer the list of rows.

const root: ThreadRoot = workerData // given by `readRows`
const { site }: { site: ContentSite } = await import(root.module) // the module that the site names

parentPort?.on('message', async (requests: readonly RowRequest[]) => {
  const rows = []
  for (const request of requests) rows.push(await readRow(site, root, request))
  const buffers = rows.flatMap(({ entry }) => (entry ? [entry.data, ...entry.bodies.map(({ bytes }) => bytes)] : []))
  // Each has memory of its own, which moves to the other thread without a copy.
  parentPort?.postMessage(rows, buffers.map(toMemory))
})

function toMemory({ buffer }: Uint8Array): ArrayBuffer {
  if (buffer instanceof ArrayBuffer) return buffer
  throw new TypeError('The memory is shared')
}
