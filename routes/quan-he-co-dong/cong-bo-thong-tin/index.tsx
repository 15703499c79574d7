import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#app/list-route.ts'
import { ListView } from '#features/lists/list-view.tsx'

export const Route = createFileRoute('/quan-he-co-dong/cong-bo-thong-tin/')({
  ...listRoute('disclosures'),
  component: Page,
})

function Page() {
  return <ListView page={Route.useLoaderData()} />
}
