import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#app/load-page.ts'
import { pageHead } from '#app/page-head.ts'
import { HubView } from '#features/hubs/hub-view.tsx'

export const Route = createFileRoute('/phan-tich/')({
  loader: (args) => loadPage('hub', args),
  head: pageHead,
  component: Page,
})

function Page() {
  const page = Route.useLoaderData()
  return <HubView page={page} />
}
