import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#app/load-page.ts'
import { pageHead } from '#app/page-head.ts'
import { FaqView } from '#features/learning/faq-view.tsx'

export const Route = createFileRoute('/ho-tro/cac-cau-hoi-thuong-gap')({
  loader: (args) => loadPage('all-faqs', args),
  head: pageHead,
  component: Page,
})

function Page() {
  const page = Route.useLoaderData()
  return <FaqView page={page} />
}
