import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#app/load-page.ts'
import { pageHead } from '#app/page-head.ts'
import { ResearchHubView } from '#features/hubs/research-hub-view.tsx'

export const Route = createFileRoute('/phan-tich/')({
  loader: (args) => loadPage('hub', args),
  head: pageHead,
  component: Page,
})

function Page() {
  const page = Route.useLoaderData()
  return <ResearchHubView page={page} />
}
