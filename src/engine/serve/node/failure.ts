import { STATUS_CODES, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { busyTexts } from '#engine/model/site-name.ts'

/** An answer of the adapter itself, to what the handler cannot see or must not be asked. */
export interface Failure {
  status: number
  text: string
  headers?: Readonly<Record<string, string>>
}

/** The security headers, as the handler sends them. There is no request where it could not be read. */
export type ToSecurityHeaders = (incoming?: { headers: IncomingHttpHeaders }) => Readonly<Record<string, string>>

export const failures = {
  malformed: { status: 400, text: 'This is not a valid request' },
  method: { status: 405, text: 'Method not allowed', headers: { Allow: 'GET, HEAD, OPTIONS' } },
  timeout: { status: 408, text: 'The request took too long to arrive' },
  expectation: { status: 417, text: 'The Expect header asks for something unknown' },
  tooLarge: { status: 431, text: 'The headers of the request are too large' },
  error: { status: 500, text: 'Something went wrong on our side' },
  stopping: { status: 503, text: 'This server is stopping' },
  // For visitors, in the languages of the site: the page that they asked for would take what the server lacks.
  busy: {
    status: 503,
    text: busyTexts.join('\n'),
    headers: { 'Retry-After': '5' },
  },
} satisfies Record<string, Failure>

interface WrittenFailure {
  headers: Readonly<Record<string, string>>
  body: string
}

function write(failure: Failure, securityHeaders: Readonly<Record<string, string>>): WrittenFailure {
  const body = `${failure.text}\n`
  const headers = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
    ...failure.headers,
    ...securityHeaders,
  }
  return { headers, body }
}

export function sendFailure(
  outgoing: ServerResponse,
  failure: Failure,
  securityHeaders: Readonly<Record<string, string>>,
): void {
  const { headers, body } = write(failure, securityHeaders)
  outgoing.writeHead(failure.status, headers).end(body) // without the body, where the method is HEAD
}

export function toFailureResponse(failure: Failure, securityHeaders: Readonly<Record<string, string>>): Response {
  const { headers, body } = write(failure, securityHeaders)
  return new Response(body, { status: failure.status, headers })
}

/** How long a client may take to receive a failure, in milliseconds: a socket that was handed over has no other limit. */
const farewellTime = 5000

/** A failure where there is no request to respond to. The connection ends with it. */
export function endSocket(socket: Duplex, failure: Failure, securityHeaders: Readonly<Record<string, string>>): void {
  const { headers, body } = write(failure, securityHeaders)
  const lines = Object.entries({ ...headers, Connection: 'close' }).map(([name, value]) => `${name}: ${value}\r\n`)
  const head = `HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status]}\r\n${lines.join('')}\r\n`
  const limit = setTimeout(() => socket.destroy(), farewellTime).unref()
  socket.once('close', () => clearTimeout(limit))
  socket.end(head + body, () => socket.destroy())
}
