import { createFileRoute } from '@tanstack/react-router'
import { searchRoute } from '#app/search-route.ts'
import { SearchView } from '#features/search/search-view.tsx'

export const Route = createFileRoute('/tim-kiem')({
  ...searchRoute,
  component: Page,
})

function Page() {
  const page = Route.useLoaderData()
  return <SearchView page={page} query={Route.useSearch()} />
}
