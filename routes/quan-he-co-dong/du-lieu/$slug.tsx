import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#app/load-page.ts'
import { pageHead } from '#app/page-head.ts'
import { slugParams } from '#app/parse-params.ts'
import { QuarterView } from '#features/financials/story/quarter-view.tsx'

export const Route = createFileRoute('/quan-he-co-dong/du-lieu/$slug')({
  params: slugParams,
  loader: (args) => loadPage('quarter', args),
  head: pageHead,
  component: Page,
})

function Page() {
  const page = Route.useLoaderData()
  return <QuarterView page={page} />
}
