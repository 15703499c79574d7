import { Trans, useLingui } from '@lingui/react/macro'
import { useHydrated, useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isLeftOut } from '#engine/model/urls/left-out.ts'
import { DaysLeft } from '#features/calendar/days-left.tsx'
import { toDaysUntil } from '#features/calendar/is-past.ts'
import type { LatestReport } from '#features/investors/payload.ts'
import { AccountAction, usePlatforms } from '#features/landing/account-actions.tsx'
import { formatSize } from '#features/layout/attachments/format-size.ts'
import { SampleLabel } from '#features/layout/sample-label.tsx'
import { formatMoney } from '#i18n/format-amount.ts'
import { formatDate, formatDecimal } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { HrefLink, Link } from '#ui/link.tsx'
import type { Answers, FeeAnswer } from './payload.ts'
import { toMillions } from './to-millions.ts'
import './home-tasks.css'

/** The tasks that most visitors come for, each with its answer. */
export function HomeTasks({ page: { accountNeeds, fees, dividend, report } }: { page: Answers }) {
  const { t } = useLingui()
  const { account } = usePlatforms()
  const hasAccount = account !== undefined || !isLeftOut('/landing')
  if (!hasAccount && !fees && !dividend && !report) return null
  return (
    <ul className="home-tasks" aria-label={t`Việc thường làm`}>
      {hasAccount && (
        <Task action={<AccountAction className="arrow" />}>
          {accountNeeds.length > 0 ? (
            accountNeeds.join(' · ')
          ) : (
            <Trans>Trực tuyến bằng eKYC, không phải đến quầy</Trans>
          )}
        </Task>
      )}
      {fees && <FeeTask fees={fees} />}
      {dividend && <DividendTask dividend={dividend} />}
      {report && <ReportTask report={report} />}
    </ul>
  )
}

function FeeTask({ fees: { least, most, examples, sample } }: { fees: FeeAnswer }) {
  const locale = useLocale()
  const [low, high] = [formatDecimal(locale, least), formatDecimal(locale, most)]
  const range = low === high ? `${low}%` : `${low}–${high}%`
  const [example] = examples
  return (
    <Task
      action={
        <Link to="/ho-tro/bieu-phi" className="arrow">
          <Trans>Phí giao dịch cổ phiếu</Trans>
        </Link>
      }
      isSample={sample}
    >
      <Trans>
        Trực tuyến <b>{range}</b>
      </Trans>
      {example && (
        <>
          {' · '}
          <span>
            {toMillions(locale, example.amount)} = <b>{formatMoney(locale, example.fee)}</b>
          </span>
        </>
      )}
    </Task>
  )
}

function DividendTask({ dividend }: { dividend: NonNullable<Answers['dividend']> }) {
  const locale = useLocale()
  const { clock } = useRouteContext({ from: '__root__' })
  const now = useHydrated() ? clock() : undefined
  const { perShare, payDate, sample } = dividend
  const days = now && toDaysUntil(payDate, now)
  const isPaid = days !== undefined && days < 0
  const day = formatDate(locale, payDate)
  return (
    <Task
      action={
        <Link to="/quan-he-co-dong/co-phieu" className="arrow">
          <Trans>Cổ tức</Trans>
        </Link>
      }
      isSample={sample}
    >
      {perShare !== null && <b>{formatMoney(locale, perShare)}</b>}{' '}
      {isPaid ? <Trans>đã trả {day}</Trans> : <Trans>trả {day}</Trans>}
      {days !== undefined && days >= 0 && (
        <>
          {' · '}
          <DaysLeft days={days} />
        </>
      )}
    </Task>
  )
}

function ReportTask({ report: { link, publishedAt, document, sample } }: { report: LatestReport }) {
  const locale = useLocale()
  return (
    <Task
      action={
        <HrefLink href={link.href} lang={link.lang} className="arrow">
          {link.title}
        </HrefLink>
      }
      isSample={sample}
    >
      <Trans>Công bố {formatDate(locale, publishedAt)}</Trans>{' '}
      {document && (
        // A plain link, because it leads to a file and not to a page of the app.
        <a href={document.href} className="home-file">
          {document.format.toUpperCase()}, {formatSize(locale, document.bytes)}
        </a>
      )}
    </Task>
  )
}

function Task({ action, isSample = false, children }: { action: ReactNode; isSample?: boolean; children: ReactNode }) {
  return (
    <li>
      {action}
      <p>
        {children} {isSample && <SampleLabel />}
      </p>
    </li>
  )
}
