import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#app/load-page.ts'
import { pageHead } from '#app/page-head.ts'
import { InvestorHubView } from '#features/hubs/investor-hub-view.tsx'

export const Route = createFileRoute('/quan-he-co-dong/')({
  loader: (args) => loadPage('hub', args),
  head: pageHead,
  component: Page,
})

function Page() {
  const page = Route.useLoaderData()
  return <InvestorHubView page={page} />
}
