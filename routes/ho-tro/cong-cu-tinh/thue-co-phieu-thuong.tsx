import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#app/load-page.ts'
import { pageHead } from '#app/page-head.ts'
import { typedSearch } from '#app/typed-search.ts'
import { BonusTaxCalculatorView } from '#features/calculators/bonus-tax-calculator-view.tsx'

export const Route = createFileRoute('/ho-tro/cong-cu-tinh/thue-co-phieu-thuong')({
  validateSearch: typedSearch('bonus-tax-calculator'),
  loader: (args) => loadPage('bonus-tax-calculator', args),
  head: pageHead,
  component: Page,
})

function Page() {
  const page = Route.useLoaderData()
  return <BonusTaxCalculatorView page={page} />
}
