import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#app/list-route.ts'
import { ListView } from '#features/lists/list-view.tsx'
import { CommentaryScore } from '#features/research/commentary/commentary-score.tsx'

export const Route = createFileRoute('/phan-tich/nhan-dinh-thi-truong')({
  ...listRoute('commentary'),
  component: Page,
})

function Page() {
  const page = Route.useLoaderData()
  return <ListView page={page} lead={page.score && <CommentaryScore score={page.score} />} />
}
