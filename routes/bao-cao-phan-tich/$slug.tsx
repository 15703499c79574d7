import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#app/load-page.ts'
import { pageHead } from '#app/page-head.ts'
import { slugParams } from '#app/parse-params.ts'
import { ReportView } from '#features/research/company/report-view.tsx'

export const Route = createFileRoute('/bao-cao-phan-tich/$slug')({
  params: slugParams,
  loader: (args) => loadPage('reports', args),
  head: pageHead,
  component: Page,
})

function Page() {
  const page = Route.useLoaderData()
  return <ReportView page={page} />
}
