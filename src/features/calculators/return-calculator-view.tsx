import { useLingui } from '@lingui/react/macro'
import { answerReturn, toMissedIssues, toReturnFields } from './calculation/answer-return.ts'
import { CalculatorForm } from './calculator-form.tsx'
import { CalculatorPage } from './calculator-page.tsx'
import type { ReturnCalculatorPayload } from './payload.ts'
import { ReturnResult } from './return-result.tsx'
import { returnRules } from './rules.ts'
import { TransferTaxRule } from './transfer-tax-rule.tsx'
import { useFigures } from './use-figures.ts'

const titleId = 'tinh-loi-suat'

/** The return on the firm's share from dividends and price. */
export function ReturnCalculatorView({ page }: { page: ReturnCalculatorPayload }) {
  const { t } = useLingui()
  const { toMoney, toPercent } = useFigures()
  const { transferTax } = page
  const rules = { ...page, transferPercent: transferTax?.percent ?? null }
  return (
    <CalculatorPage
      page={page}
      rules={returnRules}
      moreRules={transferTax && <TransferTaxRule tax={transferTax} />}
      isSample={page.dividends.some(({ sample }) => sample)}
    >
      <h2 id={titleId} className="sr-only">{t`Tính cổ tức và tổng lợi suất`}</h2>
      <CalculatorForm
        page={page}
        labelledBy={titleId}
        fields={toReturnFields(page)}
        texts={{
          'so-giu': { label: t`Số cổ phiếu đã mua` },
          'gia-mua': { label: t`Giá mua một cổ phiếu (đồng)` },
          'ngay-mua': { label: t`Ngày mua` },
          'gia-ban': { label: t`Giá bán, hoặc giá hiện tại (đồng)`, hint: t`Trang này không có giá thị trường.` },
          'ngay-ban': { label: t`Ngày bán, hoặc ngày của giá` },
        }}
        compute={(values) => answerReturn(values, rules)}
        say={(answer) => {
          const [total, percent] = [toMoney(answer.total), toPercent(answer.percent)]
          return toMissedIssues(page.issues, answer).length > 0
            ? t`Lợi nhuận chưa đủ ${total}, ${percent}: chưa tính cổ phiếu phát hành cho cổ đông`
            : t`Tổng lợi nhuận sau thuế ${total}, ${percent}`
        }}
      >
        {(answer) => <ReturnResult answer={answer} page={page} />}
      </CalculatorForm>
    </CalculatorPage>
  )
}
