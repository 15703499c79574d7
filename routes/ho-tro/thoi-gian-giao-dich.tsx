import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#app/load-page.ts'
import { pageHead } from '#app/page-head.ts'
import { TradingHoursView } from '#features/trading/trading-hours-view.tsx'

export const Route = createFileRoute('/ho-tro/thoi-gian-giao-dich')({
  loader: (args) => loadPage('trading-hours', args),
  head: pageHead,
  component: Page,
})

function Page() {
  const page = Route.useLoaderData()
  return <TradingHoursView page={page} />
}
