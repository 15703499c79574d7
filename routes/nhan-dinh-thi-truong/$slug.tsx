import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#app/load-page.ts'
import { pageHead } from '#app/page-head.ts'
import { slugParams } from '#app/parse-params.ts'
import { CommentaryView } from '#features/research/commentary/commentary-view.tsx'

export const Route = createFileRoute('/nhan-dinh-thi-truong/$slug')({
  params: slugParams,
  loader: (args) => loadPage('commentary', args),
  head: pageHead,
  component: Page,
})

function Page() {
  const page = Route.useLoaderData()
  return <CommentaryView page={page} />
}
