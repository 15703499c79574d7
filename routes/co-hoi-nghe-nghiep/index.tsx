import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#app/load-page.ts'
import { pageHead } from '#app/page-head.ts'
import { JobsView } from '#features/jobs/jobs-view.tsx'

export const Route = createFileRoute('/co-hoi-nghe-nghiep/')({
  loader: (args) => loadPage('all-jobs', args),
  head: pageHead,
  component: Page,
})

function Page() {
  const page = Route.useLoaderData()
  return <JobsView page={page} />
}
