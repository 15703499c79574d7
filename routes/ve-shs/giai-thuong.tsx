import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#app/load-page.ts'
import { pageHead } from '#app/page-head.ts'
import { AwardsView } from '#features/company/awards-view.tsx'

export const Route = createFileRoute('/ve-shs/giai-thuong')({
  loader: (args) => loadPage('all-awards', args),
  head: pageHead,
  component: Page,
})

function Page() {
  const page = Route.useLoaderData()
  return <AwardsView page={page} />
}
