import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#app/load-page.ts'
import { pageHead } from '#app/page-head.ts'
import { FinancialDataView } from '#features/financials/data/financial-data-view.tsx'

export const Route = createFileRoute('/quan-he-co-dong/du-lieu/')({
  loader: (args) => loadPage('financial-data', args),
  head: pageHead,
  component: Page,
})

function Page() {
  const page = Route.useLoaderData()
  return <FinancialDataView page={page} />
}
