import { watch } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { isProgramPath } from '#lib/program-files.ts'

/** Milliseconds to wait after a change: editors save in several steps, and a change of branch touches many files. */
const debounceMs = 150

/** Runs a function now and after each change below a folder, one run at a time. Files that programs keep there are none. */
export async function runOnChanges(folder: string, run: () => Promise<void>): Promise<never> {
  let change = Promise.withResolvers<void>()
  watch(folder, { recursive: true }, (_event, path) => {
    if (path === null || !isProgramPath(path)) change.resolve()
  })
  for (;;) {
    change = Promise.withResolvers()
    await run()
    await change.promise
    await pause(debounceMs)
  }
}
