import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#app/load-page.ts'
import { pageHead } from '#app/page-head.ts'
import { slugParams } from '#app/parse-params.ts'
import { KnowledgeView } from '#features/learning/knowledge-view.tsx'

export const Route = createFileRoute('/ho-tro/kien-thuc/$slug')({
  staticData: { scrollToTop: true },
  params: slugParams,
  loader: (args) => loadPage('knowledge', args),
  head: pageHead,
  component: Page,
})

function Page() {
  const page = Route.useLoaderData()
  return <KnowledgeView page={page} />
}
