import { once } from 'node:events'
import { createSecureServer, type ServerHttp2Session } from 'node:http2'
import { createServer } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Certificate } from './create-certificate.ts'

export interface TlsServer {
  origin: string
  stop: () => Promise<void>
}

export type RequestHandler = (request: Request) => Response | Promise<Response>

export interface TlsOptions {
  certificate: Certificate
  /** Milliseconds by which each new connection is delayed: what its handshakes take on a slow network. */
  connectMs: number
}

/** Serves a handler over HTTP/2 and TLS on a free port of this machine, as a site is served to its visitors. */
export async function serveTls(handle: RequestHandler, { certificate, connectMs }: TlsOptions): Promise<TlsServer> {
  const { key, cert } = certificate
  const secure = createSecureServer({ key, cert }, getRequestListener(handle))
  const sessions = new Set<ServerHttp2Session>()
  secure.on('session', (session) => {
    sessions.add(session)
    session.once('close', () => sessions.delete(session))
  })
  const server = createServer((socket) => {
    // The browser may give up a connection that is not needed after all.
    socket.on('error', () => socket.destroy())
    setTimeout(() => secure.emit('connection', socket), connectMs)
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server has no port')
  return {
    origin: `https://localhost:${address.port}`,
    stop: async () => {
      // Connections that the browser left open would keep the program running.
      for (const session of sessions) session.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
