import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** A connection that sends what a test says, byte for byte. */
export interface RawConnection {
  socket: Socket
  send: (text: string) => void
  /** The bytes that have arrived, as text of one byte a letter; of much, the beginning. */
  received: () => string
  /** How many bytes have arrived. */
  count: () => number
  /** Resolves when a text has arrived. */
  until: (text: string) => Promise<void>
  /** Resolves when the connection has ended, with the milliseconds since it was opened. */
  closed: Promise<number>
}

const textLimit = 64 * 1024

export async function openConnection(port: number): Promise<RawConnection> {
  const socket = connect(port, '127.0.0.1')
  const start = performance.now()
  let received = ''
  let count = 0
  const closed = new Promise<number>((resolve) => {
    socket.once('close', () => resolve(performance.now() - start))
  })
  socket.on('error', () => undefined) // a reset is an end as well
  await once(socket, 'connect')
  socket.on('data', (chunk) => {
    count += chunk.length
    if (received.length < textLimit) received += chunk.toString('latin1')
  })
  return {
    socket,
    send: (text) => void socket.write(text, 'latin1'),
    received: () => received,
    count: () => count,
    until: async (text) => {
      while (!received.includes(text)) {
        if (socket.closed) throw new Error(`The connection ended before ${JSON.stringify(text)}:\n${received}`)
        await Promise.race([once(socket, 'data'), closed])
      }
    },
    closed,
  }
}

/** A request, as it is sent. */
export const toGet = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${headers}\r\n`

export function toStatus(received: string): number {
  return Number(/^HTTP\/1\.1 (\d{3}) /.exec(received)?.[1])
}

/** The headers that every response must have, byte for byte, of the first response. */
export function toSecurityHeaders(received: string): string[] {
  const [head = ''] = received.split('\r\n\r\n')
  const isSecurity =
    /^(?:content-security|cross-origin|origin-agent|permissions|referrer|strict-transport|x-)[a-z-]*: /i
  const lines = head.split('\r\n').filter((line) => isSecurity.test(line))
  return lines.map((line) => line.replace(/^[^:]+/, (name) => name.toLowerCase())).toSorted()
}
