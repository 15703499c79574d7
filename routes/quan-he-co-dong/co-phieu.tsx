import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#app/load-page.ts'
import { pageHead } from '#app/page-head.ts'
import { SharesView } from '#features/shares/shares-view.tsx'

export const Route = createFileRoute('/quan-he-co-dong/co-phieu')({
  loader: (args) => loadPage('shares', args),
  head: pageHead,
  component: Page,
})

function Page() {
  const page = Route.useLoaderData()
  return <SharesView page={page} />
}
