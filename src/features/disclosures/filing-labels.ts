import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { exchangeNames } from '#brand/exchanges.ts'
import type { FilingPlace } from './collections/disclosures.ts'

export const filingPlaceLabels: Readonly<Record<FilingPlace, MessageDescriptor>> = {
  ubcknn: msg`Ủy ban Chứng khoán Nhà nước`,
  ...exchangeNames,
  vsdc: msg`Tổng công ty Lưu ký và Bù trừ Chứng khoán Việt Nam (VSDC)`,
}
