import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#app/load-page.ts'
import { pageHead } from '#app/page-head.ts'
import { SectionView } from '#features/pages/section-view.tsx'

export const Route = createFileRoute('/ho-tro/cong-cu-tinh/')({
  loader: (args) => loadPage('section', args),
  head: pageHead,
  component: Page,
})

function Page() {
  const page = Route.useLoaderData()
  return <SectionView page={page} />
}
