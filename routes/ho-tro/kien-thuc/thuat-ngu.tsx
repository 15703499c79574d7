import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#app/load-page.ts'
import { pageHead } from '#app/page-head.ts'
import { GlossaryView } from '#features/learning/glossary-view.tsx'

export const Route = createFileRoute('/ho-tro/kien-thuc/thuat-ngu')({
  loader: (args) => loadPage('glossary', args),
  head: pageHead,
  component: Page,
})

function Page() {
  const page = Route.useLoaderData()
  return <GlossaryView page={page} />
}
