import { once } from 'node:events'
import { watch } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds to wait after a change: editors save in several steps, and a change of branch touches many files. */
const debounceMs = 150

/** Runs a function now and after each change below a folder, one run at a time. */
export async function runOnChanges(folder: string, run: () => Promise<void>): Promise<never> {
  const watcher = watch(folder, { recursive: true })
  let isChanged = false
  watcher.on('change', () => (isChanged = true))
  for (;;) {
    isChanged = false
    await run()
    if (!isChanged) await once(watcher, 'change')
    await pause(debounceMs)
  }
}
