import { defineRedirects } from '#engine/model/urls/define-redirects.ts'
import { toHref } from '#engine/model/urls/href.ts'
import { isLeftOut } from '#engine/model/urls/left-out.ts'

const rules = [
  // Servers and browsers ask for it.
  { from: '/index.html', to: toHref('/trang-chu') },

  // The path of an entry is not below that of its list: without the slug it leads to the list.
  { from: '/thong-bao', to: toHref('/tin-tuc/thong-bao') },
  { from: '/bao-cao-phan-tich', to: toHref('/trung-tam-phan-tich') },
  { from: '/nhan-dinh-thi-truong', to: toHref('/trung-tam-phan-tich/nhan-dinh-thi-truong') },
  { from: '/bao-cao-dinh-ky', to: toHref('/quan-he-co-dong/bao-cao-dinh-ky') },
  { from: '/cong-bo-thong-tin', to: toHref('/quan-he-co-dong/cong-bo-thong-tin') },
  { from: '/quan-tri-doanh-nghiep', to: toHref('/quan-he-co-dong/quan-tri-doanh-nghiep') },
] as const

/**
 * Redirects that follow from the code: the compiler finds a target that is no route. Former addresses, and those that people type or
 * find in print, are content: `content/redirects.yaml`.
 */
export const redirects = defineRedirects(
  'src/site/redirects.ts',
  rules.filter(({ to }) => !isLeftOut(to)),
)
