import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#app/list-route.ts'
import { ListView } from '#features/lists/list-view.tsx'

export const Route = createFileRoute('/phan-tich/bao-cao-nganh')({
  ...listRoute('reports'),
  component: Page,
})

function Page() {
  const page = Route.useLoaderData()
  return <ListView page={page} />
}
