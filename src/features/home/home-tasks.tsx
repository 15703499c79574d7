import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { AccountAction } from '#features/landing/account-actions.tsx'
import { HrefLink, Link } from '#ui/link.tsx'
import type { HomePayload } from './payload.ts'

/** The tasks that most visitors come for. */
export function HomeTasks({ page: { latest, locale } }: { page: HomePayload }) {
  const { t } = useLingui()
  const report = latest[0]?.items[0]
  return (
    <ul className="home-tasks" aria-label={t`Việc thường làm`}>
      <Task action={<AccountAction className="arrow" />}>
        <Trans>Trực tuyến bằng eKYC, không phải đến quầy</Trans>
      </Task>
      <Task
        action={
          <Link to="/ho-tro/bieu-phi" className="arrow">
            <Trans>Xem biểu phí</Trans>
          </Link>
        }
      >
        <Trans>Mức đang áp dụng và công cụ tính phí</Trans>
      </Task>
      {report && (
        <Task
          action={
            <HrefLink href={report.href} className="arrow">
              <Trans>Báo cáo phân tích mới nhất</Trans>
            </HrefLink>
          }
        >
          <span lang={report.textLocale === locale ? undefined : report.textLocale}>{report.title}</span>
        </Task>
      )}
      <Task
        action={
          <Link to="/quan-he-co-dong/lich-su-kien" className="arrow">
            <Trans>Ngày cần nhớ của cổ đông</Trans>
          </Link>
        }
      >
        <Trans>Ngày chốt quyền, đại hội, hạn công bố báo cáo</Trans>
      </Task>
    </ul>
  )
}

function Task({ action, children }: { action: ReactNode; children: ReactNode }) {
  return (
    <li>
      {action}
      <p>{children}</p>
    </li>
  )
}
