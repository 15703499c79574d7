import { useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { toNotFoundMessage } from '#model/urls/not-found.ts'
import { StatusPage } from './status-page.tsx'

/** The page for an unknown URL. */
export function NotFoundView() {
  const { t } = useLingui()
  // Not from the router's not-found data: after a navigation from one unknown page to another, it is that of the first.
  const path = useLocation({ select: ({ publicHref }) => publicHref.split('#', 1)[0] ?? '' })
  return (
    <StatusPage
      status={404}
      heading={t`Không tìm thấy trang`}
      message={toNotFoundMessage(path)}
      messageLang="en" // the message is the same in both languages
    />
  )
}
