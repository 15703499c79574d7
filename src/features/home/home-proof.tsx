import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SampleArea } from '#features/layout/sample-area.tsx'
import { SampleLabel } from '#features/layout/sample-label.tsx'
import { formatBillions } from '#i18n/format-amount.ts'
import { formatDate, formatDecimal } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { HrefLink, Link } from '#ui/link.tsx'
import type { HomePayload } from './payload.ts'

/** Facts about the firm that can be checked, each with its source. */
export function HomeProof({ page: { proof } }: { page: HomePayload }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { firm, ratio, offices } = proof
  const parts = [firm, ratio, offices].filter((part) => part !== undefined)
  if (parts.length === 0) return null
  return (
    <section className="border-b border-line" aria-label={t`SHS qua những con số kiểm chứng được`}>
      <div className="shell-width home-proof">
        <SampleArea of={parts}>
          <dl>
            {firm && (
              <Fact name={<Trans>Thành lập</Trans>} value={formatDate(locale, firm.founded)} sample={firm.sample}>
                <Link to="/ve-shs/gioi-thieu-shs">
                  <Trans>Giấy phép và đăng ký</Trans>
                </Link>
              </Fact>
            )}
            {firm?.capital && (
              <Fact
                name={<Trans>Vốn điều lệ</Trans>}
                value={formatBillions(locale, firm.capital.amount)}
                sample={firm.sample}
              >
                <Link to="/ve-shs/gioi-thieu-shs">
                  <Trans>Từ {formatDate(locale, firm.capital.since)}</Trans>
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
  /** The link to the source. */
  children: ReactNode
}

function Fact({ name, value, sample, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
      <dd>
        {children} {sample && <SampleLabel />}
      </dd>
    </div>
  )
}
