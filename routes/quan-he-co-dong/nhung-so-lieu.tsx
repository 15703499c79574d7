import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#app/load-page.ts'
import { pageHead } from '#app/page-head.ts'
import { EmbedsView } from '#features/embeds/embeds-view.tsx'

export const Route = createFileRoute('/quan-he-co-dong/nhung-so-lieu')({
  loader: (args) => loadPage('embeds', args),
  head: pageHead,
  component: Page,
})

function Page() {
  const page = Route.useLoaderData()
  return <EmbedsView page={page} />
}
