import { Trans, useLingui } from '@lingui/react/macro'
import type { CountedDay, RecordAnswer, SettlementAnswer } from './calculation/answer-settlement.ts'
import { ResultRow } from './result-row.tsx'
import { useFigures } from './use-figures.ts'

/** The day of settlement, and how it is counted. */
export function SettlementResult({ answer }: { answer: SettlementAnswer }) {
  const { t } = useLingui()
  const { toWeekday } = useFigures()
  const { settlementDay, days, undecidedYears } = answer
  return (
    <>
      <p className="calculator-answer">
        <span>
          <Trans>Ngày thanh toán (T+2)</Trans>
        </span>
        <strong>{toWeekday(settlementDay)}</strong>
      </p>
      <dl>
        <ResultRow name={t`Cổ phiếu đã mua bán được`} value={t`từ phiên chiều ngày này`} />
        <ResultRow name={t`Tiền bán về tài khoản`} value={t`trong ngày này, đã trừ phí và thuế`} />
      </dl>
      <h3>
        <Trans>Cách đếm</Trans>
      </h3>
      <dl>
        {days.map((counted) => (
          <ResultRow key={counted.day} name={toWeekday(counted.day)} value={<CountText counted={counted} />} />
        ))}
      </dl>
      <UndecidedNote years={undecidedYears} />
    </>
  )
}

function CountText({ counted: { sessions } }: { counted: CountedDay }) {
  if (sessions === null) return <Trans>không tính</Trans>
  return sessions === 0 ? <>T</> : <>T+{sessions}</>
}

/** The last day to buy, and the first on which a buyer has no right. */
export function RecordResult({ answer }: { answer: RecordAnswer }) {
  const { t } = useLingui()
  const { toWeekday } = useFigures()
  const { recordDay, exDay, lastDayToBuy, undecidedYears } = answer
  return (
    <>
      <p className="calculator-answer">
        <span>
          <Trans>Mua chậm nhất</Trans>
        </span>
        <strong>{toWeekday(lastDayToBuy)}</strong>
      </p>
      <dl>
        <ResultRow name={t`Ngày giao dịch không hưởng quyền`} value={toWeekday(exDay)} isSum />
        <ResultRow name={t`Mua từ ngày đó`} value={t`không được hưởng quyền`} />
        <ResultRow name={t`Đang nắm giữ, bán từ ngày đó`} value={t`vẫn được hưởng quyền`} />
        <ResultRow name={t`Ngày đăng ký cuối cùng`} value={toWeekday(recordDay)} />
      </dl>
      <p className="calculator-note">
        <Trans>
          Nếu thông báo của tổ chức phát hành ghi ngày giao dịch không hưởng quyền khác, ngày trong thông báo được áp
          dụng.
        </Trans>
      </p>
      <UndecidedNote years={undecidedYears} />
    </>
  )
}

function UndecidedNote({ years }: { years: readonly string[] }) {
  if (years.length === 0) return null
  const named = years.join(', ')
  return (
    <p className="calculator-note">
      <strong>
        <Trans>Cần kiểm tra lại.</Trans>
      </strong>{' '}
      <Trans>
        Năm {named}, công cụ mới biết các ngày nghỉ cố định theo luật, chưa biết các ngày nghỉ theo quyết định của năm.
        Vui lòng đối chiếu với thông báo nghỉ giao dịch của sở giao dịch.
      </Trans>
    </p>
  )
}
