import { createFileRoute } from '@tanstack/react-router'
import { companyListRoute } from '#app/list-route.ts'
import { categoryParams } from '#app/parse-params.ts'
import { ListView } from '#features/lists/list-view.tsx'
import { reportCategoryNames } from '#features/research/collections/codes.ts'

export const Route = createFileRoute('/trung-tam-phan-tich/$category')({
  params: categoryParams(reportCategoryNames),
  ...companyListRoute,
  component: Page,
})

function Page() {
  const page = Route.useLoaderData()
  return <ListView page={page} />
}
