import { Trans } from '@lingui/react/macro'
import type { Account, Loan, Threshold } from './calculation/compute-margin.ts'
import { useFigures } from './use-figures.ts'

interface MarginStepsProps {
  loan: Loan
  present: Account
  call: Threshold | null
}

/** The computation step by step, with the figures of the visitor. */
export function MarginSteps({ loan, present, call }: MarginStepsProps) {
  const { toMoney, toPercent } = useFigures()
  const [value, debt, equity] = [toMoney(loan.value), toMoney(loan.debt), toMoney(present.equity)]
  const [ratio, least] = [toPercent(present.ratio), toPercent(loan.maintenance)]
  const price = loan.price === undefined ? null : toMoney(loan.price)
  return (
    <>
      <h3>
        <Trans context="phép tính">Cách tính</Trans>
      </h3>
      <ol className="calculator-steps">
        <li>
          <Trans>
            Tài sản thực có = giá trị chứng khoán − dư nợ = {value} − {debt} = {equity}
          </Trans>
        </li>
        <li>
          <Trans>
            Tỷ lệ ký quỹ = tài sản thực có ÷ giá trị chứng khoán = {equity} ÷ {value} = {ratio}
          </Trans>
        </li>
        {call && <CallStep debt={debt} least={least} at={toMoney(call.value)} />}
        {call && price !== null && call.price !== null && (
          <PriceStep price={price} at={toMoney(call.value)} value={value} found={toMoney(call.price)} />
        )}
      </ol>
    </>
  )
}

function CallStep({ debt, least, at }: { debt: string; least: string; at: string }) {
  return (
    <li>
      <Trans>
        Giá trị tại ngưỡng duy trì = dư nợ ÷ (1 − tỷ lệ duy trì) = {debt} ÷ (1 − {least}) = {at}
      </Trans>
    </li>
  )
}

function PriceStep({ price, at, value, found }: { price: string; at: string; value: string; found: string }) {
  return (
    <li>
      <Trans>
        Giá bị gọi bổ sung = giá hiện tại × giá trị tại ngưỡng ÷ giá trị hiện tại = {price} × {at} ÷ {value} = {found}
      </Trans>
    </li>
  )
}
