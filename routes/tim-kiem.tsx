import { createFileRoute } from '@tanstack/react-router'
import { searchRoute } from '#app/search-route.ts'
import { toSearchQuery } from '#engine/model/search/search-url.ts'
import { SearchView } from '#features/search/search-view.tsx'

export const Route = createFileRoute('/tim-kiem')({
  ...searchRoute,
  component: Page,
})

function Page() {
  const page = Route.useLoaderData()
  const search = Route.useSearch()
  return <SearchView page={page} query={toSearchQuery(search)} />
}
