import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import type { HttpServer } from './http-server.ts'

interface StopOptions {
  /** How long new requests are still answered, in milliseconds. */
  drainTime: number
  /** When everything ends, from now, in milliseconds. */
  stopTime: number
}

/**
 * Stops a server without an error for anybody: first it only says that it is not ready, so that a proxy can turn away; then
 * it takes nothing new, and requests in flight end. Returns how many were cut off at the limit.
 */
export async function stopServer(http: HttpServer, { drainTime, stopTime }: StopOptions): Promise<number> {
  const { server, connections } = http
  http.phase = 'draining'
  for (const { response } of connections.all()) {
    if (response && !response.headersSent) response.shouldKeepAlive = false
  }
  await setTimeout(Math.min(drainTime, stopTime))

  http.phase = 'closing'
  const closed = once(server, 'close')
  server.close()
  // Also those whose headers are still arriving: nothing has been promised to them.
  for (const { socket, inFlight } of connections.all()) if (inFlight === 0) socket.destroySoon()
  const limit = setTimeout(Math.max(0, stopTime - drainTime), undefined, { ref: false })
  await Promise.race([closed, limit])

  const left = [...connections.all()].filter(({ socket }) => !socket.destroyed)
  for (const { socket } of left) socket.destroy()
  return left.length
}
