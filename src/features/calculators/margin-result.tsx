import { Trans, useLingui } from '@lingui/react/macro'
import type { MarginAnswer } from './calculation/answer-margin.ts'
import type { Account, Threshold } from './calculation/compute-margin.ts'
import { MarginSteps } from './margin-steps.tsx'
import { ResultRow } from './result-row.tsx'
import { useFigures } from './use-figures.ts'

/** The ratio, when the call comes, what it would take to meet it, and the interest. */
export function MarginResult({ answer }: { answer: MarginAnswer }) {
  const { t } = useLingui()
  const { toMoney, toPercent, toCount } = useFigures()
  const { present, call, forced, largestLoan, loan, supposed, interest } = answer
  return (
    <>
      <p className="calculator-answer">
        <span>{present.shortage ? <Trans>Đã dưới mức duy trì</Trans> : <Trans>Bị gọi bổ sung khi</Trans>}</span>
        <strong>
          <CallText answer={answer} />
        </strong>
      </p>
      <dl>
        <ResultRow name={t`Tỷ lệ ký quỹ hiện tại`} value={toPercent(present.ratio)} isSum />
        <ResultRow name={t`Tài sản thực có (vốn của Quý khách)`} value={toMoney(present.equity)} />
        {call && <ResultRow name={t`Giá trị chứng khoán tại ngưỡng duy trì`} value={toMoney(call.value)} />}
        {forced && <ForcedRow forced={forced} />}
        <ResultRow name={t`Vay được nhiều nhất để mua giá trị này`} value={toMoney(largestLoan)} />
        {interest && (
          <ResultRow
            name={
              interest.isOfSchedule
                ? t`Lãi ${toCount(interest.days)} ngày theo biểu phí, ${toPercent(interest.percent)}/năm`
                : t`Lãi ${toCount(interest.days)} ngày, ${toPercent(interest.percent)}/năm`
            }
            value={toMoney(interest.amount)}
          />
        )}
      </dl>
      {present.shortage && <Shortage account={present} title={t`Để trở lại mức duy trì`} />}
      {supposed && <Shortage account={supposed.account} title={t`Nếu giá còn ${toMoney(supposed.price)}`} hasRatio />}
      <MarginSteps loan={loan} present={present} call={call} />
    </>
  )
}

function CallText({ answer: { present, call, loan } }: { answer: MarginAnswer }) {
  const { toMoney, toPercent } = useFigures()
  if (!call) return <Trans>Không có dư nợ</Trans>
  if (present.shortage || call.fall === null) {
    const ratio = toPercent(present.ratio)
    const least = toPercent(loan.maintenance)
    return (
      <Trans>
        {ratio}, thấp hơn {least}
      </Trans>
    )
  }
  const fall = toPercent(call.fall)
  if (call.price === null) return <Trans>giá giảm quá {fall}</Trans>
  const price = toMoney(call.price)
  return (
    <Trans>
      giá dưới {price} (giảm {fall})
    </Trans>
  )
}

function ForcedRow({ forced }: { forced: Threshold }) {
  const { t } = useLingui()
  const { toMoney, toPercent } = useFigures()
  const name = t`Bán xử lý theo ngưỡng trong hợp đồng`
  if (forced.fall === null) return <ResultRow name={name} value={t`đã dưới ngưỡng`} />
  const fall = toPercent(forced.fall)
  if (forced.price === null) return <ResultRow name={name} value={t`giảm quá ${fall}`} />
  const price = toMoney(forced.price)
  return <ResultRow name={name} value={t`dưới ${price} (giảm ${fall})`} />
}

/** Three ways to bring the ratio back. */
function Shortage({ account, title, hasRatio }: { account: Account; title: string; hasRatio?: true }) {
  const { t } = useLingui()
  const { toMoney, toPercent } = useFigures()
  const { shortage, ratio } = account
  return (
    <>
      <h3>{title}</h3>
      <dl>
        {hasRatio && <ResultRow name={t`Tỷ lệ ký quỹ`} value={toPercent(ratio)} isSum />}
        {hasRatio && !shortage && <ResultRow name={t`Phải bổ sung`} value={t`không`} />}
        {shortage && (
          <>
            <ResultRow name={t`Nộp tiền trả nợ`} value={toMoney(shortage.cash)} />
            <ResultRow name={t`hoặc bổ sung chứng khoán được tính đủ giá trị`} value={toMoney(shortage.securities)} />
            <ResultRow
              name={t`hoặc bán chứng khoán để trả nợ`}
              value={shortage.sale === null ? t`bán hết vẫn không đủ` : toMoney(shortage.sale)}
            />
          </>
        )}
      </dl>
    </>
  )
}
