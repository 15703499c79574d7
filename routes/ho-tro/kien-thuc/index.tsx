import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '#app/list-search.ts'
import { loadPage } from '#app/load-page.ts'
import { pageHead } from '#app/page-head.ts'
import { ListView } from '#views/list-view.tsx'

export const Route = createFileRoute('/ho-tro/kien-thuc/')({
  ...listSearch,
  loader: (args) => loadPage('list', args),
  head: pageHead,
  component: Page,
})

function Page() {
  return <ListView page={Route.useLoaderData()} />
}
