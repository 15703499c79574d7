import { createRootRouteWithContext } from '@tanstack/react-router'
import { rootHead } from '#app/root-head.ts'
import type { RouterContext } from '#app/router-context.ts'
import { checkParams } from '#app/throw-missing.ts'
import { NotFoundView } from '#shell/not-found-view.tsx'
import { FrameError, SiteDocument } from '#shell/site-document.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: checkParams,
  head: rootHead,
  component: SiteDocument,
  errorComponent: FrameError,
  notFoundComponent: NotFoundView,
})
