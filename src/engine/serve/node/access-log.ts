import type { Writable } from 'node:stream'
import { healthPath, readyPath } from '#engine/model/urls/server-paths.ts'
import type { Clock } from '#lib/clock.ts'
import { say } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'
import type { Exchange } from './exchange.ts'
import { shortenAddress } from './shorten-address.ts'

export interface AccessLog {
  record: (exchange: Exchange) => void
  /** Writes what is held back. */
  flush: () => Promise<void>
}

/** Lines are written together: a write of its own costs more than the line. */
const blockSize = 32 * 1024
const longestWait = 1000

/** How much may wait for a reader. Beyond it lines are dropped and counted: a full disk must not take the site down. */
const waitingLimit = 4 * 1024 * 1024

/** Paths of health checks, which come every few seconds. Their answers are among the metrics. */
const unlogged = new Set<string>([healthPath, readyPath])

/** A line of JSON for each exchange: without queries, addresses shortened to networks. */
export function createAccessLog(output: Writable, clock: Clock): AccessLog {
  let lines = ''
  let dropped = 0
  let timer: NodeJS.Timeout | undefined
  const write = () => {
    clearTimeout(timer)
    timer = undefined
    if (lines !== '' && !output.destroyed) output.write(lines)
    lines = ''
  }
  const add = (line: Readonly<Record<string, unknown>>) => {
    lines += `${JSON.stringify(line)}\n`
    if (lines.length >= blockSize) write()
    else timer ??= setTimeout(write, longestWait).unref()
  }
  const addDropped = () => {
    if (dropped > 0) add({ time: clock().toISOString(), dropped })
    dropped = 0
  }
  output.on('error', (error) =>
    console.error(told(say`The access log ends, because it cannot be written: ${error.message}`)),
  )
  return {
    record: ({ method, path, status, bytes, milliseconds, isComplete, address, release }) => {
      if (unlogged.has(path)) return
      if (output.writableLength > waitingLimit) {
        dropped++
        return
      }
      addDropped()
      const time = clock().toISOString()
      const ms = Math.round(milliseconds * 10) / 10
      const client = shortenAddress(address ?? '')
      add({ time, method, path, status, bytes, ms, client, release, ...(!isComplete && { cut: true }) })
    },
    flush: () =>
      new Promise((resolve) => {
        addDropped()
        write()
        if (output.destroyed) resolve()
        else output.write('', () => resolve())
      }),
  }
}
