import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#app/list-route.ts'
import { ListView } from '#features/lists/list-view.tsx'

export const Route = createFileRoute('/phan-tich/bao-cao-chuyen-de')({
  ...listRoute(),
  component: Page,
})

function Page() {
  const page = Route.useLoaderData()
  return <ListView page={page} />
}
