import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#app/load-page.ts'
import { pageHead } from '#app/page-head.ts'
import { splatParams } from '#app/parse-params.ts'
import { PageView } from '#features/pages/page-view.tsx'

// Pages that editors add as files, without a route of their own; every other path ends here as "not found".
export const Route = createFileRoute('/$')({
  params: splatParams,
  loader: (args) => loadPage('page', args),
  head: pageHead,
  component: Page,
})

function Page() {
  const page = Route.useLoaderData()
  return <PageView page={page} />
}
