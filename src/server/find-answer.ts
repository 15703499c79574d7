import type { Store } from '#model/config/store.ts'
import { iconsPath } from '#model/icons.ts'
import { findRedirect } from '#model/urls/find-redirect.ts'
import { healthPath, readyPath } from '#model/urls/server-paths.ts'
import { toRedirect, toText, type Answer } from './answer.ts'
import { findImage, isImagePath } from './find-image.ts'
import { createIconEndpoint } from './icon-endpoint.ts'
import { createNotFoundPage } from './not-found-page.ts'
import { createSearchPage } from './search-page.ts'
import { createSearchReader } from './search-reader.ts'
import { findBundle, sendBundle } from './send-bundle.ts'
import { sendFile } from './send-file.ts'
import { sendGone, sendPage } from './send-page.ts'
import type { SiteRequest } from './site-request.ts'

/** Paths that only programs request, which need no not-found page. */
const internalPath = /^\/(?:_|assets\/)/

/** The answer to each GET request: from the first of these that has one. */
export function createAnswers(store: Store): (request: SiteRequest) => Promise<Answer> {
  const sendIcons = createIconEndpoint(store)
  const sendSearch = createSearchPage(store, createSearchReader(store))
  const sendNotFound = createNotFoundPage(store)

  return async (request) => {
    const { url, release } = request
    const { pathname } = url
    if (pathname === healthPath) return toText(200, 'ok')
    if (pathname === readyPath) return toText(200, release.build)
    if (isImagePath(pathname)) return sendImage(store, request)
    const icons = pathname.startsWith(iconsPath) ? await sendIcons(request) : undefined
    if (icons) return icons
    const file = await release.findFile(pathname)
    if (file) {
      const location = file.headers?.['Location']
      return location === undefined ? sendFile(store, file, request) : toRedirect(307, toTarget(location, url))
    }
    const bundle = await findBundle(release, pathname)
    if (bundle) return sendBundle(store, bundle, request)
    return (
      (await sendSearch(request)) ??
      (await sendPage(store, request)) ??
      (await findOther(request)) ??
      (await sendTakenDown(store, request)) ??
      (internalPath.test(pathname) ? toText(404, 'Not found') : sendNotFound(request))
    )
  }
}

async function sendImage(store: Store, request: SiteRequest): Promise<Answer> {
  const image = await findImage(request.release, request.url)
  if (image === 400) return toText(400, 'There is no such variant of images')
  return image === 404 ? toText(404, 'Not found') : sendFile(store, image, request)
}

/** Where a short link leads, with the query of the request, such as the language. */
function toTarget(location: string, { search }: URL): string {
  const [path = '', anchor] = location.split('#')
  return path + search + (anchor === undefined ? '' : `#${anchor}`)
}

/** The redirect to the page that a path means. */
async function findOther({ url, release }: SiteRequest): Promise<Answer | undefined> {
  // Only to known paths, so that a request cannot cause a redirect to another host.
  const bare = url.pathname.replace(/(?<!\/)\/+$/, '')
  if (bare !== url.pathname && (await release.hasPage(bare))) return toRedirect(308, bare + url.search)
  // With the settings of the build, so that redirects lead to the same URLs as links in pages.
  const redirection = findRedirect(url, release.settings)
  return redirection && toRedirect(redirection.status, redirection.location)
}

async function sendTakenDown(store: Store, request: SiteRequest): Promise<Answer | undefined> {
  if (!(await request.release.isGone(request.url.pathname))) return undefined
  return (await sendGone(store, request)) ?? toText(410, 'This address was taken down')
}
