import { useLingui } from '@lingui/react/macro'
import { formatMoney } from '#i18n/format-amount.ts'
import { formatDate, formatDecimal } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import type { Field, Problem } from './fields/field.ts'

/** Says why a text is no value of its field, and which value the field takes in its place. */
export function useProblemText(): (field: Field, problem: Problem) => string {
  const { t } = useLingui()
  const locale = useLocale()

  const toValue = ({ kind }: Field, value: string): string => {
    if (kind === 'day') return formatDate(locale, value)
    if (kind === 'money' || kind === 'price') return formatMoney(locale, value)
    return kind === 'percent' ? `${formatDecimal(locale, value)}%` : formatDecimal(locale, value)
  }

  const toEmpty = ({ kind }: Field): string => {
    if (kind === 'day') return t`Chọn ngày.`
    if (kind === 'percent') return t`Nhập tỷ lệ.`
    if (kind === 'price') return t`Nhập giá.`
    return kind === 'money' ? t`Nhập số tiền.` : t`Nhập số lượng.`
  }

  const toNoNumber = ({ kind }: Field): string => {
    if (kind === 'price') return t`Giá không hợp lệ: nhập số đồng, như 25.500.`
    if (kind === 'money') return t`Số tiền không hợp lệ: vui lòng chỉ nhập chữ số, có thể kèm nghìn, triệu hoặc tỷ.`
    if (kind === 'percent') return t`Tỷ lệ không hợp lệ: nhập chữ số, nhiều nhất hai chữ số thập phân, như 12,5.`
    return t`Số không hợp lệ: vui lòng chỉ nhập chữ số.`
  }

  return (field, problem) => {
    const nearest = 'nearest' in problem ? toValue(field, problem.nearest) : ''
    switch (problem.code) {
      case 'empty':
        return toEmpty(field)
      case 'no-number':
        return toNoNumber(field)
      case 'not-whole':
        return field.kind === 'money' || field.kind === 'price'
          ? t`Nhập số tiền là số nguyên đồng.`
          : t`Nhập số nguyên.`
      case 'no-day':
        return t`Ngày không hợp lệ: nhập theo mẫu ngày/tháng/năm.`
      case 'too-small':
        return field.kind === 'day' ? t`Chọn ngày từ ${nearest} trở đi.` : t`Nhập từ ${nearest} trở lên.`
      case 'too-large':
        return field.kind === 'day' ? t`Chọn ngày đến hết ${nearest}.` : t`Nhập nhiều nhất ${nearest}.`
      case 'no-such-day':
        return t`Không có ngày này; ngày gần nhất là ${nearest}.`
      case 'no-session':
        return t`Ngày này không giao dịch; phiên gần nhất là ${nearest}.`
      case 'board-price':
        return t`Nhập giá bằng đồng, không phải nghìn đồng: ${nearest}.`
      case 'needs-price':
        return t`Nhập cả giá hiện tại của cổ phiếu.`
      case 'not-above-maintenance':
        return t`Ngưỡng này phải thấp hơn tỷ lệ duy trì.`
      case 'debt-and-equity':
        return t`Dư nợ và vốn tự có cộng lại phải bằng giá trị chứng khoán; chỉ cần nhập một trong hai.`
    }
  }
}
