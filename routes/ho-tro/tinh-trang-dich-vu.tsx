import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#app/load-page.ts'
import { pageHead } from '#app/page-head.ts'
import { ServiceStatusView } from '#features/service-status/service-status-view.tsx'

export const Route = createFileRoute('/ho-tro/tinh-trang-dich-vu')({
  loader: (args) => loadPage('service-status', args),
  head: pageHead,
  component: Page,
})

function Page() {
  const page = Route.useLoaderData()
  return <ServiceStatusView page={page} />
}
