import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#app/list-route.ts'
import { PeriodicReportsView } from '#features/lists/periodic-reports-view.tsx'

export const Route = createFileRoute('/quan-he-co-dong/bao-cao-dinh-ky/')({
  ...listRoute('periodic-reports'),
  component: Page,
})

function Page() {
  const page = Route.useLoaderData()
  return <PeriodicReportsView page={page} />
}
