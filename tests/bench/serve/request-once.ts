import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'

export interface RawAnswer {
  status: number
  /** With the names as they were sent; without those of the connection. */
  headers: Readonly<Record<string, string>>
  /** As it was sent: compressed. */
  body: Buffer
}

const ofConnection = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding'])

/** One request, on a connection of its own. `fetch` would decompress the answer. */
export async function requestOnce(url: string, headers: Readonly<Record<string, string>>): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers, agent: false }, (response) => {
      const { rawHeaders, statusCode = 0 } = response
      const pairs = rawHeaders.flatMap((name, index) => {
        const isName = index % 2 === 0 && !ofConnection.has(name.toLowerCase())
        return isName ? [[name, rawHeaders[index + 1] ?? ''] as const] : []
      })
      buffer(response).then((body) => resolve({ status: statusCode, headers: Object.fromEntries(pairs), body }), reject)
    })
    sent.once('error', reject)
    sent.end()
  })
}
