import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { TagName } from '#engine/model/entries/tags.ts'

export const tagLabels: Readonly<Record<TagName, MessageDescriptor>> = {
  'bao-cao-tai-chinh': msg`Báo cáo tài chính`,
  'co-phieu': msg`Cổ phiếu`,
  'co-tuc': msg`Cổ tức`,
  'giao-dich-ky-quy': msg`Giao dịch ký quỹ`,
  'lai-suat': msg`Lãi suất`,
  'niem-yet': msg`Niêm yết`,
  'phai-sinh': msg`Phái sinh`,
  'quan-tri-cong-ty': msg`Quản trị công ty`,
  'quan-tri-rui-ro': msg`Quản trị rủi ro`,
  'trai-phieu': msg`Trái phiếu`,
  'ty-gia': msg`Tỷ giá`,
  'vi-mo': msg`Vĩ mô`,
}
