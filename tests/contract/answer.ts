import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/** A response that was read. */
export interface Answer {
  status: number
  /** Names in lower case, in alphabetical order; those that only say something of the connection are left out. */
  headers: readonly (readonly [name: string, value: string])[]
  get: (name: string) => string | null
  /** As it was sent. */
  sent: Buffer
  /** Decoded when it is asked for. */
  readonly body: Buffer
}

/** Headers of the connection and of the moment, not of the content. */
const ofConnection = /^(?:date|connection|keep-alive|transfer-encoding)$/

export async function readAnswer(response: Response): Promise<Answer> {
  const sent = Buffer.from(await response.arrayBuffer())
  let body: Buffer | undefined
  return {
    status: response.status,
    headers: [...response.headers].filter(([name]) => !ofConnection.test(name)),
    get: (name) => response.headers.get(name),
    sent,
    get body() {
      return (body ??= decode(sent, response.headers.get('Content-Encoding')))
    },
  }
}

/** @throws where the bytes are not in the encoding that the response names */
function decode(bytes: Buffer, encoding: string | null): Buffer {
  if (bytes.length === 0 || encoding === null) return bytes
  if (encoding === 'gzip') return gunzipSync(bytes)
  if (encoding === 'br') return brotliDecompressSync(bytes)
  throw new Error(`Content-Encoding: ${encoding} is none of the site`)
}
