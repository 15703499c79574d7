import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { firmPages, siteName } from '#brand'
import { SampleArea } from '#features/layout/sample-area.tsx'
import { SampleLabel } from '#features/layout/sample-label.tsx'
import { formatBillions } from '#i18n/format-amount.ts'
import { formatDate, formatDecimal } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { PlainStair } from '#ui/chart/plain-stair.tsx'
import { HrefLink, Link } from '#ui/link.tsx'
import type { HomePayload } from './payload.ts'

/** Facts about the firm that can be checked, each with its source. */
export function HomeProof({ page: { proof } }: { page: HomePayload }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { firm, ratio, offices } = proof
  const capital = firm?.capital.at(-1)
  const parts = [firm, ratio, offices].filter((part) => part !== undefined)
  if (parts.length === 0) return null
  return (
    <section className="border-t border-line" aria-label={t`${siteName} qua các con số`}>
      <div className="shell-width home-proof">
        <SampleArea of={parts}>
          <dl>
            {firm && (
              <Fact name={<Trans>Thành lập</Trans>} value={formatDate(locale, firm.founded)} sample={firm.sample}>
                <Link to={firmPages.introduction}>
                  <Trans>Giấy phép và đăng ký</Trans>
                </Link>
              </Fact>
            )}
            {firm && capital && (
              <Fact
                name={<Trans>Vốn điều lệ</Trans>}
                value={formatBillions(locale, capital.amount)}
                sample={firm.sample}
                art={
                  firm.capital.length > 1 && (
                    <PlainStair values={firm.capital.map(toAmount)} measure="equity" height={40} />
                  )
                }
              >
                <Link to={firmPages.introduction}>
                  <Trans>Từ {formatDate(locale, capital.since)}</Trans>
                </Link>
              </Fact>
            )}
            {ratio && (
              <Fact
                name={<Trans>Tỷ lệ vốn khả dụng</Trans>}
                value={`${formatDecimal(locale, ratio.value)}%`}
                sample={ratio.sample}
              >
                <HrefLink href={ratio.source.link.href}>
                  <Trans>Tại ngày {formatDate(locale, ratio.asOf)}</Trans>
                </HrefLink>
              </Fact>
            )}
            {offices && (
              <Fact
                name={<Trans>Địa điểm giao dịch</Trans>}
                value={formatDecimal(locale, String(offices.count))}
                sample={offices.sample}
              >
                <Link to="/ho-tro/lien-he">
                  <Trans>Địa chỉ và giờ làm việc</Trans>
                </Link>
              </Fact>
            )}
          </dl>
        </SampleArea>
      </div>
    </section>
  )
}

interface FactProps {
  name: ReactNode
  value: string
  sample: boolean
  /** A drawing of how it came to be. */
  art?: ReactNode
  /** The link to the source. */
  children: ReactNode
}

function toAmount({ amount }: { amount: string }): number {
  return Number(amount)
}

function Fact({ name, value, sample, art, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
      {art && <dd aria-hidden="true">{art}</dd>}
      <dd>
        {children} {sample && <SampleLabel />}
      </dd>
    </div>
  )
}
