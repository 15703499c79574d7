import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#app/list-route.ts'
import { codeParams } from '#app/parse-params.ts'
import { governanceCodes } from '#features/disclosures/collections/codes.ts'
import { ListView } from '#features/lists/list-view.tsx'

export const Route = createFileRoute('/quan-he-co-dong/quan-tri-doanh-nghiep/$code')({
  params: codeParams(governanceCodes),
  ...listRoute(),
  component: Page,
})

function Page() {
  const page = Route.useLoaderData()
  return <ListView page={page} />
}
