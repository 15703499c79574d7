import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { readyPath } from '#engine/model/urls/server-paths.ts'
import { trackConnections, type Connection, type Connections } from './connections.ts'
import { toExchange, type Exchange } from './exchange.ts'
import { endSocket, failures, sendFailure, toFailureResponse, type Failure, type ToSecurityHeaders } from './failure.ts'
import { isMalformed, toClientFailure } from './request-errors.ts'
import type { ServerSettings } from './server-settings.ts'

/** An answer that can be sent without waiting for anything. */
interface WholeAnswer {
  status: number
  headers: Readonly<Record<string, string>>
  body: Uint8Array | null
}

export interface HttpServerOptions {
  fetch: (request: Request) => Response | Promise<Response>
  /** The answer where it is at hand: then no `Request` and no `Response` is made, which would be most of the time. */
  recall?: (incoming: IncomingMessage) => WholeAnswer | undefined
  toSecurityHeaders: ToSecurityHeaders
  settings: Pick<ServerSettings, 'connectionLimit' | 'keepAlive' | 'stallTimeout'>
  isProxyTrusted: boolean
  /** The number of the release that the handler asked for last. */
  lastRelease: () => number
  /** Told of each exchange when it has ended. */
  observers: readonly ((exchange: Exchange) => void)[]
}

export interface HttpServer {
  server: Server
  connections: Connections
  /** Draining: answers everything, but says that it is not ready, and ends connections. Closing: takes nothing new. */
  phase: 'serving' | 'draining' | 'closing'
}

/** The handler behind HTTP, with limits for everything that a client can make last. */
export function createHttpServer(options: HttpServerOptions): HttpServer {
  const { settings, toSecurityHeaders, lastRelease, observers, isProxyTrusted } = options
  const server = createServer({
    headersTimeout: 5000,
    requestTimeout: 10_000,
    connectionsCheckingInterval: 1000,
    keepAliveTimeout: settings.keepAlive,
    requireHostHeader: false, // its answer would lack the security headers
  })
  server.timeout = settings.stallTimeout
  const connections = trackConnections(server, settings.connectionLimit)
  const http: HttpServer = { server, connections, phase: 'serving' }
  const listen = toListener(options)

  const handle = (incoming: IncomingMessage, outgoing: ServerResponse, known?: Failure) => {
    const connection = connections.find(incoming.socket)
    if (!connection) return // it was closed while the request arrived
    const start = performance.now()
    connection.isUsed = true
    connection.inFlight++
    connection.response = outgoing
    const refusal = known ?? toRefusal(http, connection, incoming)
    if (http.phase !== 'serving' || refusal) outgoing.shouldKeepAlive = false
    if (refusal) sendFailure(outgoing, refusal, toSecurityHeaders(incoming))
    else listen(incoming, outgoing)
    const release = lastRelease()
    outgoing.once('close', () => {
      connection.inFlight--
      if (connection.inFlight === 0) connection.gate.open()
      if (http.phase === 'closing' && connection.inFlight === 0) connection.socket.destroySoon()
      if (observers.length === 0) return
      const exchange = toExchange({ incoming, outgoing, connection, start, release, isProxyTrusted })
      for (const observe of observers) observe(exchange)
    })
  }
  server.on('request', (incoming, outgoing) => handle(incoming, outgoing))
  // Bodies are not read, so that nobody needs to send them.
  server.on('checkContinue', (incoming, outgoing) => handle(incoming, outgoing))
  server.on('checkExpectation', (incoming, outgoing) => handle(incoming, outgoing, failures.expectation))
  server.on('connect', (incoming, socket) => endSocket(socket, failures.method, toSecurityHeaders(incoming)))
  server.on('clientError', (error, socket) => {
    const failure = toClientFailure(error)
    const response = connections.find(socket)?.response
    const isHalfSent = response !== undefined && response.headersSent && !response.writableFinished
    if (!failure || !socket.writable || isHalfSent) socket.destroy()
    else endSocket(socket, failure, toSecurityHeaders())
  })
  return http
}

type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => void

/** The adapter with the handler. What the adapter refuses, and what the handler throws, has all headers as well. */
function toListener({ fetch, recall, toSecurityHeaders }: HttpServerOptions): Listener {
  let current: IncomingMessage | undefined
  const listener = getRequestListener(
    (request, { incoming }) => {
      const toFailure = (error: unknown) => {
        console.error(error)
        return toFailureResponse(failures.error, toSecurityHeaders(incoming))
      }
      try {
        // What is there at once stays so: the adapter sends it in less time than what it waits for.
        const response = fetch(request)
        return response instanceof Promise ? response.catch(toFailure) : response
      } catch (error) {
        return toFailure(error)
      }
    },
    {
      hostname: 'localhost', // for HTTP/1.0, which has no Host header
      // Only of URLs that are none: the handler's errors are caught above. It is called before the listener returns.
      errorHandler: () => toFailureResponse(failures.malformed, toSecurityHeaders(current)),
    },
  )
  return (incoming, outgoing) => {
    const recent = recall?.(incoming)
    if (recent) {
      outgoing.writeHead(recent.status, recent.headers).end(recent.body)
      return
    }
    // Of a whole URL the adapter believes the scheme, which anybody can write: this server is never asked over TLS.
    incoming.url = incoming.url?.replace(/^https?:/i, 'http:')
    current = incoming
    listener(incoming, outgoing).catch((error: unknown) => {
      console.error(error)
      outgoing.destroy()
    })
  }
}

function toRefusal(
  { phase, connections }: HttpServer,
  connection: Connection,
  incoming: IncomingMessage,
): Failure | undefined {
  if (isMalformed(incoming)) return failures.malformed
  if (phase !== 'serving' && incoming.url?.split('?')[0] === readyPath) return failures.stopping
  return connections.mustRefuse(connection) ? failures.busy : undefined
}
