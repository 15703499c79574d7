import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#app/load-page.ts'
import { pageHead } from '#app/page-head.ts'
import { ProductView } from '#features/pages/product-view.tsx'

export const Route = createFileRoute('/san-pham-dich-vu/moi-gioi-chung-khoan/luu-ky-co-phieu')({
  loader: (args) => loadPage('product', args),
  head: pageHead,
  component: Page,
})

function Page() {
  const page = Route.useLoaderData()
  return <ProductView page={page} />
}
