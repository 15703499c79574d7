import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#app/load-page.ts'
import { pageHead } from '#app/page-head.ts'
import { SustainabilityView } from '#features/sustainability/sustainability-view.tsx'

export const Route = createFileRoute('/ve-shs/phat-trien-ben-vung')({
  loader: (args) => loadPage('sustainability', args),
  head: pageHead,
  component: Page,
})

function Page() {
  const page = Route.useLoaderData()
  return <SustainabilityView page={page} />
}
