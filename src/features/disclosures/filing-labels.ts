import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FilingPlace } from './collections/disclosures.ts'

export const filingPlaceLabels: Readonly<Record<FilingPlace, MessageDescriptor>> = {
  ubcknn: msg`Ủy ban Chứng khoán Nhà nước`,
  hnx: msg`Sở giao dịch chứng khoán Hà Nội (HNX)`,
  hose: msg`Sở giao dịch chứng khoán Thành phố Hồ Chí Minh (HOSE)`,
  vnx: msg`Sở giao dịch chứng khoán Việt Nam (VNX)`,
  vsdc: msg`Tổng công ty Lưu ký và Bù trừ Chứng khoán Việt Nam (VSDC)`,
}
