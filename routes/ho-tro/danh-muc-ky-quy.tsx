import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#app/load-page.ts'
import { pageHead } from '#app/page-head.ts'
import { MarginListView } from '#features/trading/margin-list-view.tsx'

export const Route = createFileRoute('/ho-tro/danh-muc-ky-quy')({
  loader: (args) => loadPage('margin-list', args),
  head: pageHead,
  component: Page,
})

function Page() {
  const page = Route.useLoaderData()
  return <MarginListView page={page} />
}
