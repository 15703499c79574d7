import { once } from 'node:events'
import { Agent, request as sendRequest, type IncomingMessage } from 'node:http'

/** Sends requests to one server, byte for byte. */
export interface RawClient {
  fetch: (path: string, init?: RequestInit) => Promise<Response>
  close: () => void
}

/** Statuses whose responses cannot have a body. */
const withoutBody = [204, 304]

/**
 * A client that changes nothing: `fetch` resolves `..` in paths, forbids headers such as `Host`, asks for compression,
 * decompresses and follows redirects. The response has every header as it was sent, and the bytes as they were sent.
 */
export function createRawClient(port: number, hostname = '127.0.0.1'): RawClient {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  return {
    fetch: async (path, { method = 'GET', headers } = {}) => {
      const pairs = toPairs(headers)
      const hasHost = pairs.some(([name]) => name.toLowerCase() === 'host')
      const sent = hasHost ? pairs : [['Host', `${hostname}:${port}`], ...pairs]
      const request = sendRequest({ agent, hostname, port, path, method, headers: sent.flat(), setHost: false })
      request.end()
      const [answer] = (await once(request, 'response')) as [IncomingMessage] // the event's only argument
      return toResponse(answer)
    },
    close: () => agent.destroy(),
  }
}

/** Names and values in the order and spelling that they were given in. */
function toPairs(headers: RequestInit['headers'] = {}): [string, string][] {
  if (headers instanceof Headers) return [...headers]
  const entries = Array.isArray(headers) ? headers : Object.entries(headers)
  return entries.map(([name = '', value = '']) => [name, String(value)])
}

async function toResponse(answer: IncomingMessage): Promise<Response> {
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk)
  const headers = new Headers()
  const { rawHeaders, statusCode: status = 0 } = answer
  for (let index = 0; index < rawHeaders.length; index += 2) {
    headers.append(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '')
  }
  const body = Buffer.concat(chunks)
  if (withoutBody.includes(status) && body.length > 0) throw new Error(`A response with status ${status} has a body`)
  return new Response(withoutBody.includes(status) ? null : body, { status, headers })
}
