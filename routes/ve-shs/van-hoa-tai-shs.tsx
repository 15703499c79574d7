import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#app/load-page.ts'
import { pageHead } from '#app/page-head.ts'
import { PageView } from '#features/pages/page-view.tsx'

export const Route = createFileRoute('/ve-shs/van-hoa-tai-shs')({
  loader: (args) => loadPage('page', args),
  head: pageHead,
  component: Page,
})

function Page() {
  const page = Route.useLoaderData()
  return <PageView page={page} />
}
