import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#app/load-page.ts'
import { pageHead } from '#app/page-head.ts'
import { CompanyView } from '#features/company/company-view.tsx'

export const Route = createFileRoute('/ve-shs/gioi-thieu-shs')({
  loader: (args) => loadPage('company', args),
  head: pageHead,
  component: Page,
})

function Page() {
  const page = Route.useLoaderData()
  return <CompanyView page={page} />
}
