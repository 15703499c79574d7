import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#app/load-page.ts'
import { pageHead } from '#app/page-head.ts'
import { slugParams } from '#app/parse-params.ts'
import { ArticleView } from '#features/articles/article-view.tsx'

export const Route = createFileRoute('/thong-bao/$slug')({
  params: slugParams,
  loader: (args) => loadPage('announcements', args),
  head: pageHead,
  component: Page,
})

function Page() {
  const page = Route.useLoaderData()
  return <ArticleView page={page} />
}
