import { createRootRouteWithContext } from '@tanstack/react-router'
import { rootHead } from '#app/root-head.ts'
import type { RouterContext } from '#app/router-context.ts'
import { NotFoundView } from '#shell/not-found-view.tsx'
import { FrameError, SiteDocument } from '#shell/site-document.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  head: rootHead,
  component: SiteDocument,
  errorComponent: FrameError,
  notFoundComponent: NotFoundView,
})
