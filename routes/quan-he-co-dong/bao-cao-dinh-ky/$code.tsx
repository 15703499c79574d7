import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#app/list-route.ts'
import { codeParams } from '#app/parse-params.ts'
import { periodicCodes } from '#features/disclosures/collections/codes.ts'
import { PeriodicReportsView } from '#features/lists/periodic-reports-view.tsx'

export const Route = createFileRoute('/quan-he-co-dong/bao-cao-dinh-ky/$code')({
  params: codeParams(periodicCodes),
  ...listRoute(),
  component: Page,
})

function Page() {
  const page = Route.useLoaderData()
  return <PeriodicReportsView page={page} />
}
