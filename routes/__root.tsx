import { createRootRouteWithContext } from '@tanstack/react-router'
import { rootHead } from '#app/root-head.ts'
import type { RouterContext } from '#app/router-context.ts'
import { SiteRoot } from '#app/site-root.tsx'
import { checkParams } from '#app/throw-missing.ts'
import { NotFoundView } from '#shell/not-found-view.tsx'
import { FrameError } from '#shell/site-document.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: checkParams,
  head: rootHead,
  component: SiteRoot,
  errorComponent: FrameError,
  notFoundComponent: NotFoundView,
})
