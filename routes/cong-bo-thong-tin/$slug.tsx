import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#app/load-page.ts'
import { pageHead } from '#app/page-head.ts'
import { slugParams } from '#app/parse-params.ts'
import { DocumentView } from '#features/disclosures/document-view.tsx'

export const Route = createFileRoute('/cong-bo-thong-tin/$slug')({
  params: slugParams,
  loader: (args) => loadPage('disclosures', args),
  head: pageHead,
  component: Page,
})

function Page() {
  const page = Route.useLoaderData()
  return <DocumentView page={page} />
}
