/** The properties that Cloudflare adds to a request, as far as they are used here. */
interface CloudflareProperties {
  clientAcceptEncoding?: string
}

/**
 * The request as the client sent it. Cloudflare replaces Accept-Encoding by its own, whatever a client accepts, and would
 * compress again what is sent in another encoding: the choice by the client's own header is the same as on other servers.
 */
export function toClientRequest(request: Request & { cf?: CloudflareProperties }): Request {
  const accepted = request.cf?.clientAcceptEncoding
  if (accepted === undefined || accepted === request.headers.get('Accept-Encoding')) return request
  const headers = new Headers(request.headers)
  headers.set('Accept-Encoding', accepted)
  return new Request(request, { headers })
}
