import { parentPort, workerData } from 'node:worker_threads'
import { findDamage } from '#engine/store/find-damage.ts'
import { StoreError, toResultCode } from '#engine/store/store-error.ts'
import type { LookResult } from './look-for-damage.ts'

// Looks for damage in the output of the folder that it is started with, and sends what it found.

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(look(String(workerData)))

function look(directory: string): LookResult {
  try {
    return { damage: findDamage(directory) }
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    return { message: error.message, errcode: toResultCode(error.cause) }
  }
}
