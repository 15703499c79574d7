import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PlanMetric, RecordKind, RecordState } from './payload.ts'

type Labels<Key extends string> = Readonly<Record<Key, MessageDescriptor>>

export const kindLabels: Labels<RecordKind> = {
  commentary: msg`Nhận định thị trường`,
  target: msg`Giá mục tiêu`,
  plan: msg({ message: 'Kế hoạch năm', context: 'của Công ty' }),
}

const unsettled = { open: msg`Chưa có kết quả`, unknown: msg`Không rõ kết quả` }

export const stateLabels: Readonly<Record<RecordKind, Labels<RecordState>>> = {
  commentary: { hit: msg`Trong vùng`, miss: msg`Ngoài vùng`, ...unsettled },
  target: { hit: msg`Đạt mục tiêu`, miss: msg`Không đạt`, ...unsettled },
  plan: { hit: msg`Đạt kế hoạch`, miss: msg`Không đạt`, ...unsettled },
}

export const metricLabels: Labels<PlanMetric> = {
  operatingRevenue: msg`Doanh thu hoạt động`,
  profitBeforeTax: msg`Lợi nhuận trước thuế`,
  profitAfterTax: msg`Lợi nhuận sau thuế`,
}
