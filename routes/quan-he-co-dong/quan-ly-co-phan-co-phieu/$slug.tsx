import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#app/load-page.ts'
import { pageHead } from '#app/page-head.ts'
import { slugParams } from '#app/parse-params.ts'
import { DocumentView } from '#features/disclosures/document-view.tsx'

export const Route = createFileRoute('/quan-he-co-dong/quan-ly-co-phan-co-phieu/$slug')({
  staticData: { scrollToTop: true },
  params: slugParams,
  loader: (args) => loadPage('share-management', args),
  head: pageHead,
  component: Page,
})

function Page() {
  const page = Route.useLoaderData()
  return <DocumentView page={page} />
}
