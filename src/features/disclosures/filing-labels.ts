import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FilingPlace } from './collections/disclosures.ts'

export const filingPlaceLabels: Readonly<Record<FilingPlace, MessageDescriptor>> = {
  ubcknn: msg`Ủy ban Chứng khoán Nhà nước`,
  hnx: msg`Sở Giao dịch Chứng khoán Hà Nội (HNX)`,
  hose: msg`Sở Giao dịch Chứng khoán TP. Hồ Chí Minh (HOSE)`,
  vnx: msg`Sở Giao dịch Chứng khoán Việt Nam (VNX)`,
  vsdc: msg`Tổng công ty Lưu ký và Bù trừ Chứng khoán Việt Nam (VSDC)`,
}
