import { once } from 'node:events'
import { watch } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** An editor saves in several steps, and a change of branch touches hundreds of files. */
const quietFor = 150

/** Runs something at once, and again whenever a file below a folder has changed; never two at a time. */
export async function runOnChanges(folder: string, run: () => Promise<void>): Promise<never> {
  const watcher = watch(folder, { recursive: true })
  let isChanged = false
  watcher.on('change', () => (isChanged = true))
  for (;;) {
    isChanged = false
    await run()
    if (!isChanged) await once(watcher, 'change')
    await pause(quietFor)
  }
}
