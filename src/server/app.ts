import { Hono } from 'hono'
import type { SiteConfig } from '#model/site-config.ts'
import type { Store } from '#model/site-manifest.ts'
import { createImageFinder, isImagePath } from './find-image.ts'
import { toSecurityHeaders } from './security-headers.ts'
import { sendFile } from './send-file.ts'
import { sendNotFound, sendPage } from './send-page.ts'

const methods = ['GET', 'HEAD', 'OPTIONS']
const urlLimit = 8 * 1024

/** Files that code asks for: who gets no answer here is a program, and needs no page. */
const machinePath = /^\/(?:_|assets\/)/

/** The site as a function from request to response. It answers from the store, and from nothing else. */
export function createApp(store: Store, config: SiteConfig): Hono {
  const { manifest } = store
  const pages = new Map(Object.entries(manifest.pages))
  const files = new Map(Object.entries(manifest.files))
  const findImage = createImageFinder(files)
  const secureHeaders = toSecurityHeaders({ isSecure: true, iconEndpoint: config.iconEndpoint })
  const plainHeaders = toSecurityHeaders({ isSecure: false, iconEndpoint: config.iconEndpoint })
  const app = new Hono()

  app.use(async (context, next) => {
    const { method, url } = context.req
    if (!methods.includes(method)) {
      context.res = text(405, 'Method not allowed', { Allow: methods.join(', ') })
    } else if (url.length > urlLimit) {
      context.res = text(414, 'This address is too long')
    } else if (method === 'OPTIONS') {
      context.res = new Response(null, { status: 204, headers: { Allow: methods.join(', ') } })
    } else {
      await next()
    }
    const headers = isSecureRequest(context.req.raw, config) ? secureHeaders : plainHeaders
    for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value)
  })

  app.get('/healthz', () => text(200, 'ok'))
  app.get('/readyz', () => text(200, manifest.build))

  app.get('*', (context) => {
    const request = context.req.raw
    const url = new URL(request.url)
    if (isImagePath(url.pathname)) {
      const image = findImage(url)
      if (image === 400) return text(400, 'No image is made like this')
      return image === 404 ? text(404, 'Not found') : sendFile(store, image, request)
    }
    const file = files.get(url.pathname)
    if (file) return sendFile(store, file, request)

    const asked = { request, url, config, isSecure: isSecureRequest(request, config) }
    const page = pages.get(url.pathname)
    if (page) return sendPage(store, page, asked)

    const bare = url.pathname.replace(/\/+$/, '')
    // Only a known path is sent back, so that nothing of a request can name another host.
    if (bare !== url.pathname && pages.has(bare)) {
      return new Response(null, { status: 308, headers: { Location: bare + url.search, 'Cache-Control': 'no-cache' } })
    }
    return machinePath.test(url.pathname) ? text(404, 'Not found') : sendNotFound(store, asked)
  })

  app.onError((error) => {
    console.error(error)
    return text(500, 'Something went wrong on our side')
  })
  return app
}

function text(status: number, message: string, headers: Readonly<Record<string, string>> = {}): Response {
  const body = new TextEncoder().encode(`${message}\n`)
  return new Response(body, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': String(body.length),
      'Cache-Control': 'no-store',
      ...headers,
    },
  })
}

function isSecureRequest(request: Request, config: SiteConfig): boolean {
  if (config.isProxyTrusted) return request.headers.get('X-Forwarded-Proto') === 'https'
  return request.url.startsWith('https:')
}
