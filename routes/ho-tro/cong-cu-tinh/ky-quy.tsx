import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#app/load-page.ts'
import { pageHead } from '#app/page-head.ts'
import { typedSearch } from '#app/typed-search.ts'
import { MarginCalculatorView } from '#features/calculators/margin-calculator-view.tsx'

export const Route = createFileRoute('/ho-tro/cong-cu-tinh/ky-quy')({
  validateSearch: typedSearch('margin-calculator'),
  loader: (args) => loadPage('margin-calculator', args),
  head: pageHead,
  component: Page,
})

function Page() {
  const page = Route.useLoaderData()
  return <MarginCalculatorView page={page} />
}
