import type { ViteDevServer } from 'vite'
import { appLinkId } from '#engine/model/config/app-link.ts'
import type { PageConfig } from '#engine/model/config/page-config.ts'
import { fillPage, type PageTemplate } from '#engine/model/fill-page.ts'
import type { Payload } from '#engine/model/payload-types.ts'
import type { Renderer } from '#engine/model/renderer.ts'
import { toAddressUrl } from '#engine/model/urls/address.ts'
import type { Catalogues } from '#engine/render/code/site-texts.ts'
import { toStoredText } from '#engine/render/files/compress.ts'
import type { PagePool } from '#engine/render/pages/open-page-pool.ts'
import { listSheets } from './list-sheets.ts'
import { shiftClock } from './shift-clock.ts'

/** The parts of a view's pages that React does not render. */
interface ViewParts {
  /** See `DevViewOptions`. */
  at: Date | undefined
  script: string | undefined
}

function toTemplate({ at, script }: ViewParts): PageTemplate {
  const app = `<link rel="modulepreload" id="${appLinkId}" href="/src/app/browser.tsx">`
  const preview = script === undefined ? '' : `<script type="module" src="${script}"></script>`
  const start = `${listSheets()}<script type="module" src="/src/app/start.ts"></script>${preview}`
  const first = at ? shiftClock(at) : ''
  return {
    typeface: first,
    layers: '',
    start,
    site: { styles: [], links: app },
    routes: {},
    styles: {},
    styleHashes: [],
  }
}

/** Makes pages in this process, with the sources as they are at the request. */
export function renderInDevelopment(
  server: ViteDevServer,
  setup: ViewParts & {
    build: string
    config: () => PageConfig
    catalogues: () => Catalogues
    onMissingText: (id: string) => void
  },
): Pick<PagePool, 'make'> {
  const { build } = setup
  const template = toTemplate(setup)
  return {
    make: async ({ locale, payload: text, jsonLd, isGone }) => {
      const payload = text === null ? null : (JSON.parse(text) as Payload) // written by the plan of the page
      const renderer = await server.ssrLoadModule('/src/app/render.tsx')
      const { render } = renderer as Renderer // the module of this path
      const config = setup.config()
      const catalogue = setup.catalogues()[locale]
      const onMissingText = (_locale: string, id: string) => setup.onMissingText(id)
      const { html } = await render({ build, locale, payload, isGone, catalogue, config, onMissingText })
      const page = fillPage(template, { build, locale, config }, { html, routeId: '', payload: text, jsonLd, isGone })
      const url = payload ? toAddressUrl(payload.address) : '/404'
      return {
        html: toStoredText(await server.transformIndexHtml(url, page)),
        payload: text === null ? undefined : toStoredText(JSON.stringify({ build, ...payload })),
      }
    },
  }
}
