import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#app/load-page.ts'
import { pageHead } from '#app/page-head.ts'
import { OpenDataView } from '#features/open-data/open-data-view.tsx'

export const Route = createFileRoute('/quan-he-co-dong/du-lieu-mo')({
  loader: (args) => loadPage('open-data', args),
  head: pageHead,
  component: Page,
})

function Page() {
  const page = Route.useLoaderData()
  return <OpenDataView page={page} />
}
