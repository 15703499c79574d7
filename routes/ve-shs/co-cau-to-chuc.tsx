import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#app/load-page.ts'
import { pageHead } from '#app/page-head.ts'
import { OrganisationView } from '#features/company/organisation-view.tsx'

export const Route = createFileRoute('/ve-shs/co-cau-to-chuc')({
  loader: (args) => loadPage('organisation', args),
  head: pageHead,
  component: Page,
})

function Page() {
  const page = Route.useLoaderData()
  return <OrganisationView page={page} />
}
