import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#app/list-route.ts'
import { listKinds } from '#model/list-filters.ts'
import { ListView } from '#features/lists/list-view.tsx'

export const Route = createFileRoute('/quan-he-co-dong/quan-tri-doanh-nghiep/')({
  ...listRoute(listKinds.governance),
  component: Page,
})

function Page() {
  return <ListView page={Route.useLoaderData()} />
}
