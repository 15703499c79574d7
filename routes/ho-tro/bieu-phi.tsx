import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#app/load-page.ts'
import { pageHead } from '#app/page-head.ts'
import { FeesView } from '#features/fees/fees-view.tsx'

export const Route = createFileRoute('/ho-tro/bieu-phi')({
  loader: (args) => loadPage('fees', args),
  head: pageHead,
  component: Page,
})

function Page() {
  const page = Route.useLoaderData()
  return <FeesView page={page} />
}
