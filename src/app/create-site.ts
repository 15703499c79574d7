import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { PageConfig } from '#engine/model/config/page-config.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import { createI18n, type Catalogue, type OnMissingText } from '#i18n/site-i18n.ts'
import type { Clock } from '#lib/clock.ts'
import { ErrorView } from '#shell/error-view.tsx'
import { createToasts } from '#shell/messages/toasts.ts'
import { followScrollRules } from '#shell/scroll/scroll.ts'
import { routeTree } from './route-tree.gen.ts'
import type { SearchAccess } from './search-access.ts'
import { searchParams } from './search-params.ts'
import type { SitePages } from './site-pages.ts'

export interface SiteOptions {
  build: string
  locale: Locale
  catalogue: Catalogue
  pages: SitePages
  search: SearchAccess
  config: PageConfig
  clock: Clock
  onMissingText?: OnMissingText
  /** Defaults to that of the browser. */
  history?: RouterHistory
}

/** The site for one visitor or one prerendered page. Nothing is shared between two sites. */
export function createSite(options: SiteOptions): SiteRouter {
  const { build, locale, catalogue, pages, search, config, clock, onMissingText, history } = options
  const router: SiteRouter = createRouter({
    routeTree,
    ...searchParams,
    context: {
      build,
      locale,
      i18n: createI18n(locale, catalogue, onMissingText),
      pages,
      search,
      config,
      toasts: createToasts(),
      clock,
    },
    trailingSlash: 'never',
    // All not-found errors are shown by the component of the root route, inside the frame.
    notFoundMode: 'root',
    defaultErrorComponent: ErrorView,
    defaultPreload: false,
    defaultPendingMs: Infinity,
    // Not while prerendering, where it would add a script to the page.
    scrollRestoration: !history,
    ...(history && { history }),
  })
  if (!history) followScrollRules(router)
  return router
}

type SiteRouter = ReturnType<typeof createRouter<typeof routeTree, 'never'>>

declare module '@tanstack/react-router' {
  interface Register {
    router: SiteRouter
  }
}
