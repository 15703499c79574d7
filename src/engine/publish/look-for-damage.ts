import { once } from 'node:events'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { findDamage, type Damage } from '#engine/store/find-damage.ts'
import { storeFile } from '#engine/store/schema.ts'
import { StoreError } from '#engine/store/store-error.ts'
import { say } from '#lib/say/message.ts'

/** In less time than a thread needs to start, so many bytes have been looked at. */
const minForThread = 32 * 1024 * 1024

/** The answer of a thread that has looked for damage. An error would lose its class and its code on the way. */
export type LookResult = { damage: Damage | undefined } | { message: string; errcode: number | undefined }

export interface Look {
  /** As of `findDamage`, which it rejects as. */
  found: Promise<Damage | undefined>
  stop: () => void
}

/** Looks for damage in the output of a folder, in a thread where that takes longer: from so many bytes on. */
export function lookForDamage(directory: string, threadFrom = minForThread): Look {
  const { size } = statSync(join(directory, storeFile))
  return size < threadFrom ? lookHere(directory) : lookInThread(directory)
}

function lookHere(directory: string): Look {
  const look = async () => findDamage(directory)
  return { found: handled(look()), stop: () => undefined }
}

function lookInThread(directory: string): Look {
  const thread = new Worker(new URL('./look-for-damage-worker.ts', import.meta.url), {
    workerData: directory,
    // That of the main thread does not apply to threads, and compiling takes longer than looking at 30 MB.
    env: { ...process.env, NODE_COMPILE_CACHE: '.cache/node' },
  })
  const look = async () => {
    const [result] = (await once(thread, 'message')) as [LookResult] // what the thread sends
    if ('damage' in result) return result.damage
    const { message, errcode } = result
    throw new StoreError(say`${message}`, { cause: Object.assign(new Error(message), { errcode }) })
  }
  return { found: handled(look()), stop: () => void thread.terminate() }
}

/** It fails for who waits for it, who may come later. */
function handled<Result>(found: Promise<Result>): Promise<Result> {
  found.catch(() => undefined)
  return found
}
