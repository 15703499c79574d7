import { useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { toNotFoundMessage } from '#model/urls/not-found.ts'
import { StatusPage } from './status-page.tsx'

/** The page for an address that the site does not have. */
export function NotFoundView() {
  const { t } = useLingui()
  // From the address bar rather than from the router's not-found data: after one unknown page leads to another,
  // the router still holds the first one's.
  const path = useLocation({ select: ({ publicHref }) => publicHref.split('#', 1)[0] ?? '' })
  return (
    <StatusPage
      status={404}
      heading={t`Không tìm thấy trang`}
      message={toNotFoundMessage(path)}
      messageLang="en" // one wording for both languages
    />
  )
}
