import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#app/load-page.ts'
import { pageHead } from '#app/page-head.ts'
import { HomeView } from '#features/home/home-view.tsx'

export const Route = createFileRoute('/trang-chu')({
  loader: (args) => loadPage('home', args),
  head: pageHead,
  component: Page,
})

function Page() {
  const page = Route.useLoaderData()
  return <HomeView page={page} />
}
