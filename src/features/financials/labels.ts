import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ChartName, FinancialSet, TableGroup } from './payload.ts'

export const basisTitles: Readonly<Record<FinancialSet['basis'], MessageDescriptor>> = {
  'hop-nhat': msg`Số liệu hợp nhất`,
  rieng: msg`Số liệu riêng`,
}

export const moneyUnitLabels: Readonly<Record<FinancialSet['unit'], MessageDescriptor>> = {
  dong: msg`đồng`,
  'trieu-dong': msg`triệu đồng`,
  'ty-dong': msg`tỷ đồng`,
}

export const chartTitles: Readonly<Record<ChartName, MessageDescriptor>> = {
  'yearly-results': msg`Doanh thu và lợi nhuận theo năm`,
  'quarterly-results': msg`Doanh thu và lợi nhuận theo quý`,
  'yearly-balance': msg`Nợ phải trả và vốn chủ sở hữu cuối năm`,
  'yearly-cash': msg`Lưu chuyển tiền theo hoạt động`,
}

/** Short names of the groups of the tables, for the switch between them. */
export const groupLabels: Readonly<Record<TableGroup, MessageDescriptor>> = {
  results: msg`Kết quả`,
  assets: msg`Tài sản`,
  funding: msg`Nguồn vốn`,
  cash: msg`Dòng tiền`,
  ratios: msg`Chỉ số tài chính`,
}
