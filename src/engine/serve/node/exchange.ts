import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Connection } from './connections.ts'

/** A request and its response, when all of it has been sent, or the connection has ended. */
export interface Exchange {
  method: string
  /** Without the query, which may contain what a visitor has typed. */
  path: string
  /** 499 where the client left before there was a response. */
  status: number
  /** Sent, headers included. */
  bytes: number
  /** From the end of the request's headers to the last byte. */
  milliseconds: number
  /** False where the client left, or took nothing for too long, before the end. */
  isComplete: boolean
  /** The address of the client or, behind a trusted proxy, the address that the proxy names. In full: never write it down. */
  address: string | undefined
  /** The release that answered. */
  release: number
}

interface Parts {
  incoming: IncomingMessage
  outgoing: ServerResponse
  connection: Pick<Connection, 'socket' | 'sentBefore'>
  start: number
  release: number
  isProxyTrusted: boolean
}

/** Nginx's number for the same. */
const clientLeft = 499

/** The longest path that is written down. */
const pathLimit = 1024

export function toExchange({ incoming, outgoing, connection, start, release, isProxyTrusted }: Parts): Exchange {
  const { socket } = connection
  // The count of the socket, because headers of the response do not say how much was taken of it. Of responses that were
  // requested without waiting, the sum is right.
  const sent = socket.bytesWritten ?? 0
  const bytes = sent - connection.sentBefore
  connection.sentBefore = sent
  return {
    method: incoming.method ?? '',
    path: toPath(incoming.url ?? ''),
    status: outgoing.headersSent ? outgoing.statusCode : clientLeft,
    bytes,
    milliseconds: performance.now() - start,
    isComplete: outgoing.writableFinished,
    address: isProxyTrusted ? toForwardedAddress(incoming) : socket.remoteAddress,
    release,
  }
}

/** Some clients send a whole URL, as to a proxy. */
function toPath(url: string): string {
  const target = url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?#]*/i, '')
  const end = target.search(/[?#]/)
  return target.slice(0, Math.min(end === -1 ? target.length : end, pathLimit))
}

/** The last address: the one that the proxy itself has seen. What is before it, the client may have invented. */
function toForwardedAddress({ headers }: IncomingMessage): string | undefined {
  const forwarded = headers['x-forwarded-for']
  return (typeof forwarded === 'string' ? forwarded : forwarded?.join())?.split(',').at(-1)?.trim()
}
