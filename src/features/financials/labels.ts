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
  'yearly-assets': msg`Tài sản và cho vay cuối năm`,
  'quarterly-assets': msg`Tài sản và cho vay cuối quý`,
  'yearly-balance': msg`Nợ và vốn chủ sở hữu cuối năm`,
  'quarterly-balance': msg`Nợ và vốn chủ sở hữu cuối quý`,
  'yearly-cash': msg`Lưu chuyển tiền theo năm`,
  'quarterly-cash': msg`Lưu chuyển tiền theo quý`,
  'yearly-returns': msg`Tỷ suất sinh lời theo năm`,
  'quarterly-margin': msg`Biên lợi nhuận ròng theo quý`,
}

/** Short names of the groups of the tables, for the switch between them. */
export const groupLabels: Readonly<Record<TableGroup, MessageDescriptor>> = {
  results: msg`Kết quả`,
  assets: msg`Tài sản`,
  funding: msg`Nguồn vốn`,
  cash: msg`Dòng tiền`,
  ratios: msg`Chỉ số tài chính`,
}
