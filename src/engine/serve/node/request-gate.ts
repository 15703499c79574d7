import type { Socket } from 'node:net'

/** The gate of a connection. */
export interface RequestGate {
  /** Lets the next request in, now that nothing keeps the connection busy. */
  open: () => void
}

/** The end of every head of a request. Node's parser takes no other. */
const blankLine = '\r\n\r\n'
const blankBytes = Buffer.from(blankLine)

/**
 * Gives the requests of a connection to Node's parser one after the other. Node itself takes all that have arrived at once,
 * before it waits for a client that does not read: from 64 KB, a thousand requests and as many answers. Here the next request
 * waits as bytes, until the answer before it has left. While it waits the socket is not read, so that the client waits too.
 */
export function gateRequests(socket: Socket, isBusy: () => boolean): RequestGate {
  const parsers = socket.listeners('data')
  socket.removeAllListeners('data')
  let isHeld = false
  /** The last bytes that the parser was given of a head that has not ended. */
  let tail = ''
  const parse = (bytes: Buffer, isEnd: boolean) => {
    tail = isEnd ? '' : (tail + bytes.subarray(-3).toString('latin1')).slice(-3)
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
      const found = findEnd(chunk, at, tail)
      const end = found ?? chunk.length
      // Most chunks are one request.
      parse(at === 0 && end === chunk.length ? chunk : chunk.subarray(at, end), found !== undefined)
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

/**
 * Where the first head in a chunk ends; undefined where none does. Its blank line may have begun in the chunk before. Exactly there,
 * because the parser drops what is given to it together with a head that asks for another protocol.
 */
function findEnd(chunk: Buffer, at: number, tail: string): number | undefined {
  for (let begun = tail.length; begun > 0; begun--) {
    const end = at + blankLine.length - begun
    const isBlankLine = tail.slice(-begun) + chunk.toString('latin1', at, end) === blankLine
    if (isBlankLine) return end
  }
  const found = chunk.indexOf(blankBytes, at)
  return found === -1 ? undefined : found + blankLine.length
}
