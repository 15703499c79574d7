import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#app/list-route.ts'
import { CommentaryListView } from '#features/lists/commentary-list-view.tsx'

export const Route = createFileRoute('/phan-tich/nhan-dinh-thi-truong')({
  ...listRoute('commentary'),
  component: Page,
})

function Page() {
  const page = Route.useLoaderData()
  return <CommentaryListView page={page} />
}
