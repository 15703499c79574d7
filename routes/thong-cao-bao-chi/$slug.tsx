import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#app/load-page.ts'
import { pageHead } from '#app/page-head.ts'
import { slugParams } from '#app/parse-params.ts'
import { ArticleView } from '#features/articles/article-view.tsx'

export const Route = createFileRoute('/thong-cao-bao-chi/$slug')({
  staticData: { scrollToTop: true },
  params: slugParams,
  loader: (args) => loadPage('press-releases', args),
  head: pageHead,
  component: Page,
})

function Page() {
  const page = Route.useLoaderData()
  return <ArticleView page={page} />
}
