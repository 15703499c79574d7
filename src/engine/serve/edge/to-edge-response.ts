/** Options of the runtime beside those of the standard. */
interface EdgeResponseInit extends ResponseInit {
  /** `manual`: the body is in the encoding of its header already. Otherwise the runtime would compress it. */
  encodeBody: 'manual'
}

/** The response of the handler, so that the runtime sends it unchanged. */
export function toEdgeResponse({ status, headers, body }: Response): Response {
  const init: EdgeResponseInit = { status, headers, encodeBody: 'manual' }
  const length = headers.get('Content-Length')
  // Only files with ranges are streamed. Of a stream the runtime must know the length, or it leaves out the header.
  const isStreamed = length !== null && headers.has('Accept-Ranges')
  return new Response(isStreamed && body ? body.pipeThrough(new FixedLengthStream(Number(length))) : body, init)
}
