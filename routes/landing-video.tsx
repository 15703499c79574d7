import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#app/load-page.ts'
import { pageHead } from '#app/page-head.ts'
import { LandingVideoView } from '#features/landing/landing-video-view.tsx'

export const Route = createFileRoute('/landing-video')({
  loader: (args) => loadPage('landing-video', args),
  head: pageHead,
  staticData: { frame: 'bare' },
  component: Page,
})

function Page() {
  const page = Route.useLoaderData()
  return <LandingVideoView page={page} />
}
