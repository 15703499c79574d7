import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#app/load-page.ts'
import { pageHead } from '#app/page-head.ts'
import { RecordView } from '#features/track-record/record-view.tsx'

export const Route = createFileRoute('/trung-tam-phan-tich/doi-chieu')({
  loader: (args) => loadPage('track-record', args),
  head: pageHead,
  component: Page,
})

function Page() {
  const page = Route.useLoaderData()
  return <RecordView page={page} />
}
