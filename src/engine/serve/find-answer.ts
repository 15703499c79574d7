import type { Awaitable, Store } from '#engine/model/config/store.ts'
import { iconsPath } from '#engine/model/icons.ts'
import { parsePayloadUrl } from '#engine/model/urls/address.ts'
import { healthPath, readyPath } from '#engine/model/urls/server-paths.ts'
import { toRedirect, toText, type Answer } from './answer.ts'
import { createRedirects } from './create-redirects.ts'
import { findImage, isImagePath } from './find-image.ts'
import { createIconEndpoint } from './icon-endpoint.ts'
import { mayBeView } from './may-be-view.ts'
import { createNotFoundPage } from './not-found-page.ts'
import { findBundle } from './send-bundle.ts'
import { sendFile } from './send-file.ts'
import { sendGone, sendPage } from './send-page.ts'
import type { SiteRequest } from './site-request.ts'
import type { AnswerSlowly } from './slow-answers.ts'

/** Paths that only programs request, which need no not-found page. */
const internalPath = /^\/(?:_|assets\/)/

/** The answer to each GET request: from the first of these that has one. */
export function createAnswers(store: Store, answerSlowly: AnswerSlowly): (request: SiteRequest) => Promise<Answer> {
  const sendIcons = createIconEndpoint(store)
  const sendNotFound = createNotFoundPage(store)
  const redirects = createRedirects(store)

  /** Finds answers at paths of their own. */
  const findMade = (request: SiteRequest): Awaitable<Answer | undefined> => {
    const { pathname } = request.url
    if (pathname === healthPath) return toText(200, 'ok')
    if (pathname === readyPath) return toText(200, request.release.build)
    if (isImagePath(pathname)) return sendImage(store, request)
    return pathname.startsWith(iconsPath) ? sendIcons(request) : undefined
  }

  return async (request) => {
    const { url, release } = request
    const made = await findMade(request)
    if (made) return made
    const file = await release.findFile(url.pathname)
    if (file) {
      const location = file.headers?.['Location']
      return location === undefined ? sendFile(store, file, request) : toRedirect(307, toTarget(location, url))
    }
    // Pages are asked for without a query, mostly: these never look for rules.
    const moved = url.search === '' ? undefined : await redirects.findOfPage(request)
    if (moved) return moved
    return (
      ((await isSlow(request)) ? await answerSlowly(request) : undefined) ??
      (await sendPage(store, request)) ??
      (await findBare(request)) ??
      // Before the rules: one for all below a path must not hide that something there is gone.
      (await sendTakenDown(store, request)) ??
      (await redirects.find(request)) ??
      (internalPath.test(url.pathname) ? toText(404, 'Not found') : sendNotFound(request))
    )
  }
}

/** True for what may have to be made: a ZIP, or a page as a query shows it. */
async function isSlow({ release, url }: SiteRequest): Promise<boolean> {
  if ((await findBundle(release, url.pathname)) !== undefined) return true
  const { page = 1 } = parsePayloadUrl(url.pathname)?.address ?? {}
  return page > 1 || (mayBeView(url) && (await release.hasPage(url.pathname)))
}

async function sendImage(store: Store, request: SiteRequest): Promise<Answer> {
  const image = await findImage(request.release, request.url)
  if (image === 400) return toText(400, 'There is no such variant of images')
  if (image === 404) return (await sendTakenDown(store, request)) ?? toText(404, 'Not found')
  return sendFile(store, image, request)
}

/** Where a short link leads, with the query of the request, such as the language. */
function toTarget(location: string, { search }: URL): string {
  const [path = '', anchor] = location.split('#')
  return path + search + (anchor === undefined ? '' : `#${anchor}`)
}

/** The redirect to the page that a path with slashes at its end means. */
async function findBare({ url, release }: SiteRequest): Promise<Answer | undefined> {
  // Only to known paths, so that a request cannot cause a redirect to another host.
  const bare = url.pathname.replace(/(?<!\/)\/+$/, '')
  return bare !== url.pathname && (await release.hasPage(bare)) ? toRedirect(308, bare + url.search) : undefined
}

async function sendTakenDown(store: Store, request: SiteRequest): Promise<Answer | undefined> {
  if (!(await request.release.isGone(request.url.pathname))) return undefined
  return (await sendGone(store, request)) ?? toText(410, 'This address was taken down')
}
