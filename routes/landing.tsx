import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#app/load-page.ts'
import { pageHead } from '#app/page-head.ts'
import { LandingView } from '#features/landing/landing-view.tsx'

export const Route = createFileRoute('/landing')({
  loader: (args) => loadPage('landing', args),
  head: pageHead,
  component: Page,
})

function Page() {
  const page = Route.useLoaderData()
  return <LandingView page={page} />
}
