import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#app/load-page.ts'
import { pageHead } from '#app/page-head.ts'
import { slugParams } from '#app/parse-params.ts'
import { GuideView } from '#features/learning/guide-view.tsx'

export const Route = createFileRoute('/ho-tro/huong-dan-giao-dich/$slug')({
  staticData: { scrollToTop: true },
  params: slugParams,
  loader: (args) => loadPage('guides', args),
  head: pageHead,
  component: Page,
})

function Page() {
  const page = Route.useLoaderData()
  return <GuideView page={page} />
}
