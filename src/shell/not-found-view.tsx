import { Trans, useLingui } from '@lingui/react/macro'
import { useHydrated, useLocation, useMatches, useRouteContext } from '@tanstack/react-router'
import { firmPages, siteName } from '#brand'
import { isLeftOut } from '#engine/model/urls/left-out.ts'
import { toNotFoundMessage, toSearchWords } from '#engine/model/urls/not-found.ts'
import { Link } from '#ui/link.tsx'
import { StatusPage } from './status-page.tsx'

type SectionPath =
  | typeof firmPages.about
  | '/san-pham-dich-vu'
  | '/trung-tam-phan-tich'
  | '/tin-tuc'
  | '/quan-he-co-dong'
  | '/ho-tro'

/** The page for a URL that is unknown, or of which the page was taken down. */
export function NotFoundView() {
  const { t } = useLingui()
  const { pages } = useRouteContext({ from: '__root__' })
  // The page that is shown: the location is already that of the next one while it loads.
  const isGone = useMatches({ select: (matches) => pages.isGone(matches.at(-1)?.pathname ?? '') })
  // Not from the router's not-found data: after a navigation from one unknown page to another, it is that of the first.
  const path = useLocation({ select: ({ publicHref }) => publicHref.split('#', 1)[0] ?? '' })
  if (!isGone) {
    return (
      <StatusPage
        status={404}
        heading={t`Không tìm thấy trang`}
        message={t`Không có trang nào tại địa chỉ này. Có thể liên kết đã cũ, hoặc địa chỉ bị gõ nhầm.`}
        detail={toNotFoundMessage(path)}
        more={<Sections />}
      >
        <SearchLink path={path} />
      </StatusPage>
    )
  }
  return (
    <StatusPage
      status={410}
      heading={t`Nội dung này đã được gỡ xuống`}
      message={t`Trang hoặc tài liệu từng có tại địa chỉ này đã được gỡ khỏi trang web này. Có thể bắt đầu lại từ trang chủ, hoặc tìm nội dung khác.`}
      more={<Sections />}
    >
      <SearchLink path="" />
    </StatusPage>
  )
}

/** In place of a button to try again, which would find nothing either: a search, after hydration for the words of the address. */
function SearchLink({ path }: { path: string }) {
  const q = useHydrated() ? toSearchWords(path) : ''
  return (
    <Link to="/tim-kiem" search={q === '' ? {} : { q }} className="button">
      <Trans>Tìm kiếm</Trans>
    </Link>
  )
}

function Sections() {
  const { t } = useLingui()
  const all: readonly { to: SectionPath; name: string }[] = [
    { to: firmPages.about, name: t`Về ${siteName}` },
    { to: '/san-pham-dich-vu', name: t`Sản phẩm dịch vụ` },
    { to: '/trung-tam-phan-tich', name: t`Trung tâm phân tích` },
    { to: '/tin-tuc', name: t`Tin tức` },
    { to: '/quan-he-co-dong', name: t`Quan hệ cổ đông` },
    { to: '/ho-tro', name: t`Hỗ trợ` },
  ]
  return (
    <nav aria-label={t`Các mục chính`} className="status-sections">
      {all
        .filter(({ to }) => !isLeftOut(to))
        .map(({ to, name }) => (
          <Link key={to} to={to}>
            {name}
          </Link>
        ))}
    </nav>
  )
}
