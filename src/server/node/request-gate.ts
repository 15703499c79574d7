import type { Socket } from 'node:net'

/** The gate of a connection. */
export interface RequestGate {
  /** Lets the next request in, now that nothing keeps the connection busy. */
  open: () => void
}

/** The end of every head of a request. Node's parser takes no other. */
const blankLine = '\r\n\r\n'

/**
 * Gives the requests of a connection to Node's parser one after the other. Node itself takes all that have arrived at once,
 * before it waits for a client that does not read: from 64 KB, a thousand requests and as many answers. Here the next request
 * waits as bytes, until the answer before it has left. While it waits the socket is not read, so that the client waits too.
 */
export function gateRequests(socket: Socket, isBusy: () => boolean): RequestGate {
  const parsers = socket.listeners('data')
  socket.removeAllListeners('data')
  let isHeld = false
  const parse = (bytes: Buffer) => {
    for (const parser of parsers) parser.call(socket, bytes)
  }
  socket.on('data', (chunk: Buffer) => {
    // A socket that has been handed over, or is about to end, takes no more requests: what was sent to it is left.
    for (let at = 0; at < chunk.length && socket.writable;) {
      if (isBusy()) {
        isHeld = true
        socket.pause()
        socket.unshift(chunk.subarray(at))
        return
      }
      const found = chunk.indexOf(blankLine, at, 'latin1')
      const end = found === -1 ? chunk.length : found + blankLine.length
      // Most chunks are one request.
      parse(at === 0 && end === chunk.length ? chunk : chunk.subarray(at, end))
      at = end
    }
  })
  return {
    open: () => {
      if (!isHeld) return
      isHeld = false
      // In a later turn, so that a client who sends many requests waits for those of others in between.
      setImmediate(() => socket.resume())
    },
  }
}
