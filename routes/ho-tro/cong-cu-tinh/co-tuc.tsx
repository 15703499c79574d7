import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#app/load-page.ts'
import { pageHead } from '#app/page-head.ts'
import { typedSearch } from '#app/typed-search.ts'
import { ReturnCalculatorView } from '#features/calculators/return-calculator-view.tsx'

export const Route = createFileRoute('/ho-tro/cong-cu-tinh/co-tuc')({
  validateSearch: typedSearch('return-calculator'),
  loader: (args) => loadPage('return-calculator', args),
  head: pageHead,
  component: Page,
})

function Page() {
  const page = Route.useLoaderData()
  return <ReturnCalculatorView page={page} />
}
