// Preloaded into a build that is measured: at its end, writes what the process and its threads used.
import { writeFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

const file = process.env.USAGE_FILE
if (isMainThread && file) process.on('exit', () => writeFileSync(file, JSON.stringify(process.resourceUsage())))
