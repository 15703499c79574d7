import { useLingui } from '@lingui/react/macro'
import { BonusTaxResult } from './bonus-tax-result.tsx'
import { answerBonusTax, bonusTaxFields } from './calculation/answer-bonus-tax.ts'
import { CalculatorForm } from './calculator-form.tsx'
import { CalculatorPage } from './calculator-page.tsx'
import type { BonusTaxCalculatorPayload } from './payload.ts'
import { bonusTaxRules } from './rules.ts'
import { TransferTaxRule } from './transfer-tax-rule.tsx'
import { useFigures } from './use-figures.ts'

const titleId = 'tinh-thue'

/** The tax on a sale of shares that were received as a dividend or a bonus. */
export function BonusTaxCalculatorView({ page }: { page: BonusTaxCalculatorPayload }) {
  const { t } = useLingui()
  const { toMoney } = useFigures()
  const { par, transferTax } = page
  const usualPar = toMoney(par)
  return (
    <CalculatorPage page={page} rules={bonusTaxRules} moreRules={transferTax && <TransferTaxRule tax={transferTax} />}>
      <h2 id={titleId} className="sr-only">{t`Tính thuế khi bán`}</h2>
      <CalculatorForm
        page={page}
        labelledBy={titleId}
        fields={bonusTaxFields}
        texts={{
          'so-nhan': {
            label: t`Số cổ phiếu đã nhận, chưa nộp thuế`,
            hint: t`Cổ tức bằng cổ phiếu, cổ phiếu thưởng của cùng mã.`,
          },
          'so-ban': { label: t`Số cổ phiếu bán`, hint: t`Của mã đó, kể cả cổ phiếu đã mua.` },
          'gia-ban': { label: t`Giá bán một cổ phiếu (đồng)` },
          'menh-gia': { label: t`Mệnh giá (đồng)`, hint: t`Bỏ trống: ${usualPar}.` },
        }}
        compute={(values) => answerBonusTax(values, { par, transferPercent: transferTax?.percent ?? null })}
        say={({ investmentTax }) => t`Thuế đầu tư vốn ${toMoney(investmentTax)}`}
      >
        {(answer) => <BonusTaxResult answer={answer} />}
      </CalculatorForm>
    </CalculatorPage>
  )
}
