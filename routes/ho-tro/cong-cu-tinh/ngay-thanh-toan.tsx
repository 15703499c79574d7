import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#app/load-page.ts'
import { pageHead } from '#app/page-head.ts'
import { typedSearch } from '#app/typed-search.ts'
import { SettlementCalculatorView } from '#features/calculators/settlement-calculator-view.tsx'

export const Route = createFileRoute('/ho-tro/cong-cu-tinh/ngay-thanh-toan')({
  validateSearch: typedSearch('settlement-calculator'),
  loader: (args) => loadPage('settlement-calculator', args),
  head: pageHead,
  component: Page,
})

function Page() {
  const page = Route.useLoaderData()
  return <SettlementCalculatorView page={page} />
}
