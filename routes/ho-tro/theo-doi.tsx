import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#app/load-page.ts'
import { pageHead } from '#app/page-head.ts'
import { FollowView } from '#features/feeds/follow-view.tsx'

export const Route = createFileRoute('/ho-tro/theo-doi')({
  loader: (args) => loadPage('follow', args),
  head: pageHead,
  component: Page,
})

function Page() {
  const page = Route.useLoaderData()
  const { toasts } = Route.useRouteContext()
  return <FollowView page={page} notify={toasts.add} />
}
