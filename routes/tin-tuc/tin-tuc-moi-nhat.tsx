import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#app/list-route.ts'
import { ListView } from '#features/lists/list-view.tsx'

export const Route = createFileRoute('/tin-tuc/tin-tuc-moi-nhat')({
  ...listRoute('news'),
  component: Page,
})

function Page() {
  const page = Route.useLoaderData()
  return <ListView page={page} />
}
