import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#app/load-page.ts'
import { pageHead } from '#app/page-head.ts'
import { ContactView } from '#features/company/contact-view.tsx'

export const Route = createFileRoute('/ho-tro/lien-he')({
  loader: (args) => loadPage('contact', args),
  head: pageHead,
  component: Page,
})

function Page() {
  const page = Route.useLoaderData()
  return <ContactView page={page} />
}
