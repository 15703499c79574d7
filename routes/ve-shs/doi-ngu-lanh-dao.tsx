import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#app/load-page.ts'
import { pageHead } from '#app/page-head.ts'
import { LeadershipView } from '#features/company/leadership-view.tsx'

export const Route = createFileRoute('/ve-shs/doi-ngu-lanh-dao')({
  loader: (args) => loadPage('leadership', args),
  head: pageHead,
  component: Page,
})

function Page() {
  const page = Route.useLoaderData()
  return <LeadershipView page={page} />
}
