import type { IncomingMessage } from 'node:http'
import { failures, type Failure } from './failure.ts'

type Head = Pick<IncomingMessage, 'rawHeaders' | 'httpVersion' | 'headers'>

/** True if RFC 9112 requires to refuse a request: another number of Host headers than one (in HTTP/1.0 than one or none), and unknown codings. */
export function isMalformed({ rawHeaders, httpVersion, headers }: Head): boolean {
  const coding = headers['transfer-encoding']
  if (coding !== undefined && coding.toLowerCase() !== 'chunked') return true
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  return hosts !== 1 && !(hosts === 0 && httpVersion === '1.0')
}

/** Codes of connections that ended, about which there is nothing to say to anybody. */
const endings = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ECANCELED', 'ERR_STREAM_PREMATURE_CLOSE'])

/** The answer to what is no request. Errors that are not the client's, such as of a file being sent, are reported. */
export function toClientFailure(error: NodeJS.ErrnoException): Failure | undefined {
  const code = error.code ?? ''
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return failures.timeout
  if (code === 'HPE_HEADER_OVERFLOW') return failures.tooLarge
  if (code.startsWith('HPE_')) return failures.malformed
  if (!endings.has(code)) console.error(error)
  return undefined
}
