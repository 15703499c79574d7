import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#app/load-page.ts'
import { pageHead } from '#app/page-head.ts'
import { OpeningView } from '#features/home/opening-view.tsx'

export const Route = createFileRoute('/')({
  loader: (args) => loadPage('opening', args),
  head: pageHead,
  staticData: { frame: 'bare' },
  component: Page,
})

function Page() {
  const page = Route.useLoaderData()
  return <OpeningView page={page} />
}
