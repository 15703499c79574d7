import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server in front of the site's, whose documents arrive in pieces. */
export interface PiecewiseServer extends AsyncDisposable {
  origin: string
  /** Sends the next piece of the document requested last; false where all have been sent. */
  sendNext(): boolean
}

/** @param start a piece starts at each match, global */
export async function serveInPieces(site: string, start: RegExp): Promise<PiecewiseServer> {
  let sendNext: (() => boolean) | undefined
  const server = createServer(async (request, response) => {
    const found = await fetch(`${site}${request.url}`)
    const headers = new Headers(found.headers)
    // `fetch` has decompressed it.
    for (const name of ['content-encoding', 'content-length']) headers.delete(name)
    response.writeHead(found.status, Object.fromEntries(headers))
    const body = Buffer.from(await found.arrayBuffer())
    if (!headers.get('content-type')?.startsWith('text/html')) return void response.end(body)
    const html = body.toString()
    const starts = [0, ...Array.from(html.matchAll(start), ({ index }) => index), html.length]
    let next = 0
    sendNext = () => {
      if (next === starts.length - 1) return false
      response.write(html.slice(starts[next], starts[++next]))
      if (next === starts.length - 1) response.end()
      return true
    }
    sendNext()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo // it listens on a port
  return {
    origin: `http://127.0.0.1:${port}`,
    sendNext: () => sendNext?.() ?? false,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
