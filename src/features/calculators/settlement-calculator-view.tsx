import { Trans, useLingui } from '@lingui/react/macro'
import { answerRecord, answerSettlement, toRecordFields, toTradeFields } from './calculation/answer-settlement.ts'
import { CalculatorForm } from './calculator-form.tsx'
import { CalculatorPage } from './calculator-page.tsx'
import type { SettlementCalculatorPayload } from './payload.ts'
import { settlementRules } from './rules.ts'
import { RecordResult, SettlementResult } from './settlement-result.tsx'
import { useFigures } from './use-figures.ts'

const tradeId = 'ngay-ve'
const recordId = 'huong-quyen'

/** Two calculators: the day on which a trade is settled, and the last day to buy for a right. */
export function SettlementCalculatorView({ page }: { page: SettlementCalculatorPayload }) {
  const { t } = useLingui()
  const { toWeekday } = useFigures()
  const { calendar } = page
  return (
    <CalculatorPage
      page={page}
      rules={settlementRules}
      parts={[
        { id: tradeId, text: t`Ngày tiền và cổ phiếu về` },
        { id: recordId, text: t`Ngày mua chậm nhất để hưởng quyền` },
      ]}
    >
      <h2 id={tradeId} className="calculator-title">
        <Trans>Ngày tiền và cổ phiếu về</Trans>
      </h2>
      <CalculatorForm
        page={page}
        labelledBy={tradeId}
        fields={toTradeFields(calendar)}
        texts={{ 'ngay-khop': { label: t`Ngày khớp lệnh (T)`, hint: t`Khớp phiên sáng hay chiều đều như nhau.` } }}
        compute={(values) => answerSettlement(values, calendar)}
        say={({ settlementDay }) => t`Ngày thanh toán T+2: ${toWeekday(settlementDay)}`}
      >
        {(answer) => <SettlementResult answer={answer} />}
      </CalculatorForm>
      <h2 id={recordId} className="calculator-title">
        <Trans>Ngày mua chậm nhất để hưởng quyền</Trans>
      </h2>
      <CalculatorForm
        page={page}
        labelledBy={recordId}
        fields={toRecordFields(calendar)}
        texts={{
          'ngay-chot': { label: t`Ngày đăng ký cuối cùng`, hint: t`Ghi trong thông báo của tổ chức phát hành.` },
        }}
        compute={(values) => answerRecord(values, calendar)}
        say={({ lastDayToBuy }) => t`Mua chậm nhất: ${toWeekday(lastDayToBuy)}`}
      >
        {(answer) => <RecordResult answer={answer} />}
      </CalculatorForm>
    </CalculatorPage>
  )
}
