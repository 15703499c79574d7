import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server.edge'
import type { Rendered, RendererOptions, RenderPage, RenderRequest } from '#engine/model/renderer.ts'
import { toAddressUrl } from '#engine/model/urls/address.ts'
import { notFoundPlaceholder } from '#engine/model/urls/not-found.ts'
import { FrameHtmlContext } from '#shell/frame-html.ts'
import { frameParts } from '#shell/frame-parts.tsx'
import { FramePartsContext } from '#shell/lazy-frame.tsx'
import { MenusContext, noMenus } from '#shell/nav/use-nav-tree.ts'
import { createSite } from './create-site.ts'
import { createFrameCache } from './frame-cache.ts'
import { prerendering } from './prerendering.ts'
import type { SitePages } from './site-pages.ts'

/**
 * Makes a renderer of many pages in one language. Each page has a site of its own; only the HTML of frames is shared, which
 * changes the time that rendering takes, and nothing else.
 */
export function createRenderer(options: RendererOptions): RenderPage {
  const { build, locale, catalogue, config, onMissingText = refuseMissingText } = options
  const frames = createFrameCache()
  return async (payload, { search: query = '', isGone = false } = {}) => {
    const url = payload
      ? query === ''
        ? toAddressUrl(payload.address)
        : payload.address.path + query
      : notFoundPlaceholder
    const history = createMemoryHistory({ initialEntries: [url] })
    const pages: SitePages = {
      load: async () => payload,
      isGone: () => isGone,
      loadIndex: async () => undefined,
      prepare: () => undefined,
    }
    const { clock, search } = prerendering
    const shared = { build, locale, catalogue, config, pages, search, history }
    const router = createSite({ ...shared, clock, onMissingText })
    try {
      await router.load()
      const failed = router.state.matches.find((match) => match.status === 'error')
      if (failed) throw failed.error
      const isNotFound = router.state.matches.some((match) => match.status === 'notFound')
      const known = payload && query === '' ? frames.find(payload) : undefined
      const html = await renderOrThrow(
        <FramePartsContext value={frameParts}>
          <FrameHtmlContext value={known}>
            <MenusContext value={config.menus?.content ?? noMenus}>
              <RouterProvider router={router} />
            </MenusContext>
          </FrameHtmlContext>
        </FramePartsContext>,
      )
      if (payload && query === '' && !known) frames.add(payload, html)
      const routeId = router.state.matches.at(-1)?.routeId ?? ''
      return { status: isNotFound ? 404 : 200, html: `<!DOCTYPE html>${html}`, routeId }
    } catch (cause) {
      throw new Error(`${url} (${locale}) cannot be rendered: ${toText(cause)}`, { cause })
    }
  }
}

/** Renders one page by itself. @throws the error of a loader or a component, with the URL of the page. */
export function render({ payload, search, isGone, ...options }: RenderRequest): Promise<Rendered> {
  return createRenderer(options)(payload, { search, isGone })
}

/** The HTML of an element. Where a component throws, `renderToString` leaves its Suspense boundary empty; this throws. */
async function renderOrThrow(element: ReactElement): Promise<string> {
  const html = renderToString(element)
  if (!html.includes(emptyBoundary)) return html
  // Only the streaming renderers report the error.
  const { prerender } = await import('react-dom/static.edge')
  const errors: unknown[] = []
  await prerender(element, { onError: (error) => void errors.push(error) })
  throw errors[0] ?? new Error('a component failed')
}

const emptyBoundary = '<!--$!-->'

const refuseMissingText: NonNullable<RendererOptions['onMissingText']> = (locale, id) => {
  throw new Error(
    `the text "${id}" is not in the catalogue of "${locale}"; run "npm run site -- messages extract" and translate it`,
  )
}

function toText(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause)
}
