// Preloaded into each Node process of a program that is measured: writes what the process and its threads used, at its end
// and whenever it is asked by a signal. Processes that are still asked later replace their file.
import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMainThread } from 'node:worker_threads'

const folder = process.env.USAGE_DIRECTORY

function write() {
  const file = join(folder, `${process.pid}.json`)
  writeFileSync(`${file}.new`, JSON.stringify(process.resourceUsage()))
  // The reader never sees half a file.
  renameSync(`${file}.new`, file)
}

if (isMainThread && folder) {
  process.on('exit', write)
  process.on('SIGUSR2', write)
}
