import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#app/load-page.ts'
import { pageHead } from '#app/page-head.ts'
import { MilestonesView } from '#features/company/milestones-view.tsx'

export const Route = createFileRoute('/ve-shs/chang-duong-phat-trien')({
  loader: (args) => loadPage('all-milestones', args),
  head: pageHead,
  component: Page,
})

function Page() {
  const page = Route.useLoaderData()
  return <MilestonesView page={page} />
}
