import { Trans, useLingui } from '@lingui/react/macro'
import type { BonusTaxAnswer } from './calculation/answer-bonus-tax.ts'
import { investmentTaxPercent } from './calculation/compute-sale-taxes.ts'
import { ResultRow } from './result-row.tsx'
import { useFigures } from './use-figures.ts'

/** Both taxes on the sale, and how they follow. */
export function BonusTaxResult({ answer }: { answer: BonusTaxAnswer }) {
  const { t } = useLingui()
  const { toMoney, toCount, toPercent } = useFigures()
  const { sale, value, taxedShares, taxedPrice, investmentTax, transferTax, leftShares, proceeds } = answer
  const [shares, price, tax] = [toCount(taxedShares), toMoney(taxedPrice), toMoney(investmentTax)]
  const rate = toPercent(investmentTaxPercent)
  const total = toMoney(value)
  return (
    <>
      <p className="calculator-answer">
        <span>
          <Trans>Thuế đầu tư vốn phải nộp khi bán</Trans>
        </span>
        <strong>{tax}</strong>
      </p>
      <dl>
        {transferTax !== null && <ResultRow name={t`Thuế chuyển nhượng`} value={toMoney(transferTax)} />}
        <ResultRow name={t`Giá trị bán`} value={total} />
        <ResultRow name={t`Còn lại sau thuế, chưa trừ phí`} value={toMoney(proceeds)} isSum />
        <ResultRow name={t`Cổ phiếu đã nhận còn nộp thuế lần bán sau`} value={toCount(leftShares)} />
      </dl>
      <h3>
        <Trans context="phép tính">Cách tính</Trans>
      </h3>
      <ol className="calculator-steps">
        <li>
          <Trans>
            Thuế đầu tư vốn = {shares} cổ phiếu × {price} × {rate} = {tax}
          </Trans>
        </li>
        {transferTax !== null && sale.transferPercent !== null && (
          <TransferStep value={total} rate={toPercent(sale.transferPercent)} tax={toMoney(transferTax)} />
        )}
      </ol>
    </>
  )
}

function TransferStep({ value, rate, tax }: { value: string; rate: string; tax: string }) {
  return (
    <li>
      <Trans>
        Thuế chuyển nhượng = {value} × {rate} = {tax}
      </Trans>
    </li>
  )
}
