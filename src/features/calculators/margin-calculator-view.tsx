import { useLingui } from '@lingui/react/macro'
import { formatMoney } from '#i18n/format-amount.ts'
import { formatDecimal } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { answerMargin, type MarginAnswer } from './calculation/answer-margin.ts'
import { leastRatios } from './calculation/least-ratios.ts'
import { marginFields, type MarginField } from './calculation/margin-fields.ts'
import type { FieldTexts } from './calculator-field.tsx'
import { CalculatorForm } from './calculator-form.tsx'
import { CalculatorPage } from './calculator-page.tsx'
import { MarginResult } from './margin-result.tsx'
import type { MarginCalculatorPayload } from './payload.ts'
import { marginRules } from './rules.ts'

const titleId = 'tinh-ky-quy'

/** The ratio of a margin account, and the price at which it is called. */
export function MarginCalculatorView({ page }: { page: MarginCalculatorPayload }) {
  const { t } = useLingui()
  const rows = page.interest?.rows ?? []
  const say = useSpokenMargin()
  return (
    <CalculatorPage page={page} rules={marginRules} isSample={page.interest?.isSample}>
      <h2 id={titleId} className="sr-only">{t`Tính tỷ lệ ký quỹ`}</h2>
      <CalculatorForm
        page={page}
        labelledBy={titleId}
        fields={marginFields}
        texts={useMarginTexts(page)}
        more={{
          summary: t`Tỷ lệ ban đầu, ngưỡng bán xử lý, lãi suất`,
          names: ['ban-dau', 'xu-ly', 'lai-suat', 'so-ngay'],
        }}
        compute={(values) => answerMargin(values, rows)}
        say={say}
      >
        {(answer) => <MarginResult answer={answer} />}
      </CalculatorForm>
    </CalculatorPage>
  )
}

function useMarginTexts({ interest }: MarginCalculatorPayload): Readonly<Record<MarginField, FieldTexts>> {
  const { t } = useLingui()
  const { initial, maintenance } = leastRatios
  return {
    'gia-tri': { label: t`Giá trị chứng khoán (đồng)`, hint: t`Như 200 triệu hoặc 200.000.000.` },
    vay: { label: t`Dư nợ ký quỹ (đồng)`, hint: t`Gồm cả lãi chưa trả.` },
    von: { label: t`Hoặc vốn tự có (đồng)`, hint: t`Nếu chưa biết dư nợ; phần còn lại là tiền vay.` },
    gia: { label: t`Giá hiện tại một cổ phiếu (đồng)`, hint: t`Bỏ trống nếu tài khoản có nhiều mã.` },
    'gia-moi': { label: t`Giá giả định (đồng)`, hint: t`Để xem phải bổ sung bao nhiêu ở mức giá này.` },
    'ban-dau': { label: t`Tỷ lệ ký quỹ ban đầu (%)`, hint: t`Bỏ trống: ${initial}%, mức thấp nhất theo quy định.` },
    'duy-tri': { label: t`Tỷ lệ duy trì (%)`, hint: t`Ghi trong hợp đồng. Bỏ trống: ${maintenance}%.` },
    'xu-ly': { label: t`Ngưỡng bán xử lý (%)`, hint: t`Nếu hợp đồng có ngưỡng bán ngay, không chờ bổ sung.` },
    'lai-suat': {
      label: t`Lãi suất (%/năm)`,
      ...(interest && { hint: t`Bỏ trống: theo biểu phí đang áp dụng.` }),
    },
    'so-ngay': { label: t`Số ngày vay`, hint: t`Bỏ trống: 30 ngày.` },
  }
}

function useSpokenMargin(): (answer: MarginAnswer) => string {
  const { t } = useLingui()
  const locale = useLocale()
  return ({ present, call }) => {
    const ratio = formatDecimal(locale, present.ratio)
    if (present.shortage) {
      const cash = formatMoney(locale, present.shortage.cash)
      return t`Tỷ lệ ký quỹ ${ratio}%, cần nộp ${cash}`
    }
    if (call?.fall == null) return t`Tỷ lệ ký quỹ ${ratio}%`
    const fall = formatDecimal(locale, call.fall)
    return t`Tỷ lệ ký quỹ ${ratio}%; bị gọi bổ sung khi giá giảm quá ${fall}%`
  }
}
