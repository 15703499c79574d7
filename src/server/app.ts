import { Hono } from 'hono'
import type { SiteConfig } from '#model/config/site-config.ts'
import type { SiteRelease, Store } from '#model/config/store.ts'
import { iconsPath } from '#model/icons.ts'
import { findRedirect } from '#model/urls/find-redirect.ts'
import { healthPath, readyPath } from '#model/urls/server-paths.ts'
import type { AppEnvironment } from './app-environment.ts'
import { findImage, isImagePath } from './find-image.ts'
import { iconEndpoint } from './icon-endpoint.ts'
import { createSearchPage } from './search-page.ts'
import { createSearchReader } from './search-reader.ts'
import { toSecurityHeaders } from './security-headers.ts'
import { findBundle, sendBundle } from './send-bundle.ts'
import { sendFile } from './send-file.ts'
import { findPage, sendGone, sendNotFound, sendPage } from './send-page.ts'

const methods = ['GET', 'HEAD', 'OPTIONS']
const urlLimit = 8 * 1024

/** Paths that only programs request, which need no not-found page. */
const internalPath = /^\/(?:_|assets\/)/

/** The site as a function from request to response. All responses come from the current release of the store. */
export function createApp(store: Store, config: SiteConfig): Hono<AppEnvironment> {
  const toHeaders = createReleaseHeaders()
  const sendSearch = createSearchPage(store, createSearchReader(store))
  const app = new Hono<AppEnvironment>()

  app.use(async (context, next) => {
    const { method, url } = context.req
    const release = store.current()
    context.set('release', release)
    if (!methods.includes(method)) {
      context.res = text(405, 'Method not allowed', { Allow: methods.join(', ') })
    } else if (url.length > urlLimit) {
      context.res = text(414, 'This URL is too long')
    } else if (method === 'OPTIONS') {
      context.res = new Response(null, { status: 204, headers: { Allow: methods.join(', ') } })
    } else {
      await next()
    }
    const headers = toHeaders(release, isSecureRequest(context.req.raw, config))
    for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value)
  })

  app.get(healthPath, () => text(200, 'ok'))
  app.get(readyPath, ({ var: { release } }) => text(200, release.build))

  app.get(`${iconsPath}*`, iconEndpoint(store))

  app.get('*', async (context) => {
    const request = context.req.raw
    const { release } = context.var
    const url = new URL(request.url)
    if (isImagePath(url.pathname)) {
      const image = await findImage(release, url)
      if (image === 400) return text(400, 'There is no such variant of images')
      return image === 404 ? text(404, 'Not found') : sendFile(store, image, request)
    }
    const file = await release.findFile(url.pathname)
    if (file) {
      const location = file.headers?.['Location']
      return location === undefined ? sendFile(store, file, request) : redirect(307, toTarget(location, url))
    }
    const bundle = await findBundle(release, url.pathname)
    if (bundle) return sendBundle(store, bundle, { request, release })

    const pageRequest = { request, url, release, config, isSecure: isSecureRequest(request, config) }
    const searched = await sendSearch(pageRequest)
    if (searched) return searched
    const page = await findPage(pageRequest)
    if (page) return sendPage(store, page, pageRequest)

    // Only to known paths, so that a request cannot cause a redirect to another host.
    const bare = url.pathname.replace(/(?<!\/)\/+$/, '')
    if (bare !== url.pathname && (await release.hasPage(bare))) return redirect(308, bare + url.search)
    // With the settings of the build, so that redirects lead to the same URLs as links in pages.
    const redirection = findRedirect(url, release.settings)
    if (redirection) return redirect(redirection.status, redirection.location)
    if (await release.isGone(url.pathname)) {
      return (await sendGone(store, pageRequest)) ?? text(410, 'This address was taken down')
    }
    return internalPath.test(url.pathname) ? text(404, 'Not found') : sendNotFound(store, pageRequest)
  })

  app.onError((error) => {
    console.error(error)
    return text(500, 'Something went wrong on our side')
  })
  return app
}

/** Where a short link leads, with the query of the request, such as the language. */
function toTarget(location: string, { search }: URL): string {
  const [path = '', anchor] = location.split('#')
  return path + search + (anchor === undefined ? '' : `#${anchor}`)
}

/** The security headers of a release. They are made again only for another release. */
function createReleaseHeaders() {
  type SecurityHeaders = ReturnType<typeof toSecurityHeaders>
  let made: { release: SiteRelease; secure: SecurityHeaders; plain: SecurityHeaders } | undefined
  return (release: SiteRelease, isSecure: boolean): SecurityHeaders => {
    if (made?.release !== release) {
      const { styleHashes } = release
      const { iconOrigins } = release.settings // those that the pages were built with
      made = {
        release,
        secure: toSecurityHeaders({ isSecure: true, iconOrigins, styleHashes }),
        plain: toSecurityHeaders({ isSecure: false, iconOrigins, styleHashes }),
      }
    }
    return isSecure ? made.secure : made.plain
  }
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

/** Without caching, even for permanent redirects: a rule may change with the next build. */
function redirect(status: number, location: string): Response {
  return new Response(null, {
    status,
    // Every server sends the length; without it, some would begin a body that is empty.
    headers: { Location: location, 'Cache-Control': 'no-cache', 'Content-Length': '0' },
  })
}

function isSecureRequest(request: Request, config: SiteConfig): boolean {
  if (config.isProxyTrusted) return request.headers.get('X-Forwarded-Proto') === 'https'
  return request.url.startsWith('https:')
}
