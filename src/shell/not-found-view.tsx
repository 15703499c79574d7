import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation, useMatches, useRouteContext } from '@tanstack/react-router'
import { toNotFoundMessage } from '#model/urls/not-found.ts'
import { Link } from '#ui/link.tsx'
import { StatusPage } from './status-page.tsx'

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
        message={toNotFoundMessage(path)}
        messageLang="en" // the message is the same in both languages
      />
    )
  }
  return (
    <StatusPage
      status={410}
      heading={t`Nội dung này đã được gỡ xuống`}
      message={t`Trang hoặc tài liệu từng có tại địa chỉ này đã được gỡ khỏi trang web này. Có thể bắt đầu lại từ trang chủ, hoặc tìm nội dung khác.`}
    >
      {/* In place of a button to try again: what was taken down does not return. */}
      <Link to="/tim-kiem" className="button">
        <Trans>Tìm kiếm</Trans>
      </Link>
    </StatusPage>
  )
}
