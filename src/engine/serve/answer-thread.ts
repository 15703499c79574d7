import { workerData } from 'node:worker_threads'
import { openStore } from '#engine/store/open-store.ts'
import { importRenderer } from './import-renderer.ts'
import { followReleases } from './node/follow-releases.ts'
import { runThread } from './node/run-thread.ts'
import { createReceiver } from './sent-request.ts'
import { createSlowAnswers } from './slow-answers.ts'

// The program of a thread of the server on Node: it makes the answers that take milliseconds. It reads the output by itself.

const { directory }: { directory: string } = workerData // passed by node.ts
const store = openStore(directory)
const releases = followReleases(store)

runThread(
  createReceiver(createSlowAnswers(releases.store, importRenderer), (number) => {
    const current = releases.store.current()
    // Another may have been published since the request was read.
    const found = current.number === number ? current : store.findRelease(number)
    if (!found) throw new Error(`Release ${number} was deleted while a request waited for an answer from it`)
    return found
  }),
)
