import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '#app/list-search.ts'
import { loadPage } from '#app/load-page.ts'
import { pageHead } from '#app/page-head.ts'
import { codeParams } from '#app/parse-params.ts'
import { periodicCodes } from '#model/codes.ts'
import { PeriodicReportsView } from '#views/periodic-reports-view.tsx'

export const Route = createFileRoute('/quan-he-co-dong/bao-cao-dinh-ky/$code')({
  params: codeParams(periodicCodes),
  ...listSearch,
  loader: (args) => loadPage('list', args),
  head: pageHead,
  component: Page,
})

function Page() {
  return <PeriodicReportsView page={Route.useLoaderData()} />
}
