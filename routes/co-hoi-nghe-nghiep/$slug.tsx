import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#app/load-page.ts'
import { pageHead } from '#app/page-head.ts'
import { slugParams } from '#app/parse-params.ts'
import { JobView } from '#features/jobs/job-view.tsx'

export const Route = createFileRoute('/co-hoi-nghe-nghiep/$slug')({
  staticData: { scrollToTop: true },
  params: slugParams,
  loader: (args) => loadPage('jobs', args),
  head: pageHead,
  component: Page,
})

function Page() {
  const page = Route.useLoaderData()
  return <JobView page={page} />
}
